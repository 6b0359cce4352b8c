import type { IconName } from "../icons.ts";
import type { Hero, IsoDate, PostCategory, Seo } from "../types.ts";

type BlogCopy = {
  seo: Seo;
  updatedOn: IsoDate;
  hero: Pick<Hero, "eyebrow" | "heading" | "lead">;
} & Record<
  | "latest"
  | "allCategories"
  | "sortByDate"
  | "newestFirst"
  | "oldestFirst"
  | "loadMore"
  | "readMore"
  | "tilesTitle"
  | "articlesUnit"
  | "failed"
  | "retry",
  string
>;

export const blogCopy: BlogCopy = {
  seo: {
    title: "Credentialing Articles and Resources | {product}",
    description:
      "Credentialing tips, payer enrollment, industry news and compliance: specific articles for practice managers, with dates and sources.",
    keywords: ["credentialing blog", "payer enrollment articles", "credentialing tips", "healthcare compliance"],
  },
  updatedOn: "2026-11-21",
  hero: {
    eyebrow: "Resources",
    heading: "Credentialing guides and payer news",
    lead: "What files that come back have taught us. Written for the person who fills in the forms: what payers and committees ask, how long it takes, and what to do on which day.",
  },
  latest: "Latest Articles",
  allCategories: "All Categories",
  sortByDate: "Sort by Date",
  newestFirst: "newest first",
  oldestFirst: "oldest first",
  loadMore: "Load More Articles",
  readMore: "Read More",
  tilesTitle: "Browse by category",
  articlesUnit: "articles",
  failed: "The articles could not be loaded.",
  retry: "Try again",
};

export const categoryIcons: Record<PostCategory, IconName> = {
  "Credentialing Tips": "list-check",
  "Payer Enrollment": "credit-card",
  "Industry News": "trending-up",
  Compliance: "shield-check",
};

export const articleCopy = {
  back: "Back to Blog",
  share: "Share",
  shared: "Link copied",
  related: "Related Articles",
  tags: "Tags",
  updated: "Updated",
  sources: "Sources",
  /** Followed by a date. */
  sourceRead: "read on",
  closing: {
    heading: "Would you rather hand this over?",
    text: "Tell us which payers and states. The consultation is free.",
    consultation: "Get Free Consultation",
    more: "Read More Articles",
  },
};
