import { paths, plannerPath } from "../paths.ts";
import type { IsoDate, LinkCard, Seo, Texts } from "../types/content.ts";

/** The words above the articles are `blogHead` in site.ts, because the browser shows them while the page loads. */
export const blogCopy = {
  seo: {
    title: "Credentialing Articles and Resources | {product}",
    description:
      "Credentialing tips, payer enrollment, industry news and compliance: specific articles for practice managers, with dates and sources.",
    keywords: ["credentialing blog", "payer enrollment articles", "credentialing tips", "healthcare compliance"],
  },
  updatedOn: "2026-11-23",
  loadMore: "Load More Articles",
  readMore: "Read More",
  articleUnit: "article",
  of: "of",
  within: "in",
  empty: {
    title: "No article has all of these words",
    text: "Try fewer words, or the short name of a payer or form.",
    allCategories: "Search all categories",
    all: "Show all articles",
    suggested: "Often searched for:",
    suggestions: ["CAQH", "effective date", "revalidation", "NCQA 120 days", "Medicaid"],
    ask: { label: "Ask a specialist instead", href: "/contact" },
  },
  tools: {
    title: "Reference pages",
    links: [
      {
        label: "Rules today",
        href: paths.rulesToday,
        description: "Each rule with its date and the date of our last check",
      },
      { label: "Glossary", href: paths.glossary, description: "Sixty terms, with two sentences on each" },
      {
        label: "Payers",
        href: paths.payers,
        description: "Nine payers: where to apply, how many days it takes, earliest billing date",
      },
      {
        label: "NPs and PAs",
        href: paths.nursePractitioners,
        description: "Enrollment, “incident to”, supervision agreements",
      },
      {
        label: "While a file is pending",
        href: paths.billingWhilePending,
        description: "What you may bill, and what you must hold",
      },
      { label: "Letters", href: paths.letters, description: "Five letters to copy, each with one click" },
      { label: "Checklists", href: paths.checklists, description: "Documents, CAQH log, expiration calendar" },
      {
        label: "Planner",
        href: `${plannerPath}#planner`,
        description: "When to file each application, worked back from the provider’s first day",
      },
    ],
  },
  failed: "The articles could not be loaded.",
  retry: "Try again",
} satisfies Texts & { seo: Seo; updatedOn: IsoDate; tools: { title: string; links: readonly LinkCard[] } };

export const articleCopy = {
  back: "Back to Blog",
  share: "Share",
  shared: "Link copied",
  related: "Related Articles",
  tags: "Tags",
  updated: "Updated",
  /** The page adds the name and the role of the first configured person, and then the date. */
  reviewed: "Reviewed by",
  sources: "Sources",
  sourceRead: "checked on",
  inShort: "In short",
  contents: "On this page",
  readingTime: "min read",
  aside: { text: "Does this concern one of your files?", link: { label: "Get a free consultation", href: "/contact" } },
  rules: {
    text: "Rules change after an article is written.",
    link: { label: "Rules today", href: paths.rulesToday },
  },
  calendar: {
    paid: "Visits that are paid",
    lost: "Visits that are lost",
    filed: "The filing that counts",
    shortest: "At its fastest",
    longest: "up to its slowest",
  },
  service: "We do this for you",
  closing: {
    heading: "Would you rather hand this over?",
    text: "Leave your number. On the call, which is free, we go through your payers and states.",
    consultation: "Get Free Consultation",
    more: "Read More Articles",
  },
} satisfies Texts;
