import { posts } from "@site/content/blog/posts";
import { caseStudies } from "@site/content/case-studies/case-studies";
import { aboutPage } from "@site/content/copy/about";
import { articleCopy, blogCopy } from "@site/content/copy/blog";
import { caseStudiesCopy } from "@site/content/copy/case-studies";
import { contactCopy } from "@site/content/copy/contact";
import { faqsCopy } from "@site/content/copy/faqs";
import { consultationForm, contactForm, contactServiceOptions, newsletterForm } from "@site/content/copy/forms";
import { homeCopy } from "@site/content/copy/home";
import { specialtiesPage } from "@site/content/copy/specialties";
import { stateCopy } from "@site/content/copy/state";
import { statesCopy } from "@site/content/copy/states";
import { formatDuration } from "@site/content/facts/durations";
import { faqCategories } from "@site/content/faqs/faqs";
import { fill } from "@site/content/fill";
import { genericPages } from "@site/content/generic/generic";
import { stateCredentialing } from "@site/content/generic/state-credentialing";
import { legalDocuments } from "@site/content/legal/legal";
import { type PageKind, pages } from "@site/content/pages";
import { services } from "@site/content/services/services";
import { authorLabel, site } from "@site/content/site";
import { specialties } from "@site/content/specialties/specialties";
import { states } from "@site/content/states/states";
import { type Duration, type Post, type PostCategory, postCategories } from "@site/content/types/content";
import { describe, expect, it } from "vitest";
import { squeeze } from "../../../test/open-test-app.ts";
import { documentOf } from "./unchanged-site.ts";

/** Content that says nothing to a reader of the page, or says it only when something has happened. */
const unseen = new Set(
  [
    "seo record updatedOn effectiveOn createdOn id kind own href link icon color slug attestation mark url action stamp",
    "submitting success failure placeholder sent notSent receipt subject empty shared failed retry",
    // Shown on articles that have them: article.test.ts.
    "updated sources sourceRead service",
    "oldestFirst map bars all",
    // Above a filtered list of states: state-finder.test.ts.
    "filtered",
    // The answer to a search of the FAQ: faq-search.test.ts.
    "otherWords elsewhere",
  ].flatMap((names) => names.split(" ")),
);

function countOf(category: PostCategory): number {
  return Object.values<Post>(posts).filter((post) => post.category === category).length;
}

/** The content of a page, by its kind; `slug` is the last part of its canonical address. */
const contentOf: Record<PageKind, (slug: string, path: string) => unknown> = {
  home: () => [homeCopy, homeCopy.specialties.all.label, homeCopy.resources.all.label, consultationForm],
  service: (slug) => entry(services, slug),
  specialties: () => [specialtiesPage, Object.values(specialties).map(cardOf)],
  specialty: (slug) => entry(specialties, slug),
  states: () => [
    statesCopy,
    states.map(({ name }) => name),
    Object.values(specialties).map(({ record }) => record.name),
  ],
  state: (slug) =>
    states.filter((state) => state.slug === slug).map((state) => [stateCopy(state), state.licensing, state.network]),
  blog: () => [blogCopy, newsletterForm, postCategories.map((name) => `${countOf(name)} articles`)],
  article: (slug) => [articleOf(slug), articleCopy, authorLabel],
  about: () => aboutPage,
  contact: () => [contactCopy, contactForm, contactServiceOptions.map(({ label }) => label)],
  faqs: () => [faqsCopy, faqCategories],
  "case-studies": () => [caseStudiesCopy, caseStudies],
  legal: (slug) => [entry(legalDocuments, slug), "June 12, 2025"],
  generic: (slug, path) => stateOf(path) ?? entry(genericPages, slug),
};

function entry<T>(entries: Record<string, T>, key: string): T {
  const found = entries[key];
  if (found === undefined) throw new Error(`Content has no ${key}.`);
  return found;
}

function stateOf(path: string) {
  const state = states.find(({ slug }) => path === `/${slug}-credentialing`);
  return state && stateCredentialing(state);
}

/** Requirement 41: name, time, description, the first three requirements and how many more there are. */
function cardOf({ record: { name, description, timeframe, keyRequirements } }: (typeof specialties)["podiatry"]) {
  const more = keyRequirements.length > 3 ? `+${keyRequirements.length - 3} more requirements` : "";
  return [name, description, timeframe, keyRequirements.slice(0, 3), more];
}

function articleOf(slug: string) {
  const { title, excerpt, category, tags, content } = entry(posts, slug);
  return [title, excerpt, category, tags, content.split("\n").map((line) => line.replace(/^[-|] /, "").split(" | "))];
}

function isDuration(value: object): value is Duration {
  return "from" in value && "to" in value && "unit" in value;
}

/** Every text in the content that a reader should find on the page, and durations in the words of the page. */
function textsIn(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (Array.isArray(content)) return content.flatMap(textsIn);
  if (typeof content !== "object" || content === null) return [];
  if (isDuration(content)) return [formatDuration(content)];
  const bars = "bars" in content && Array.isArray(content.bars) ? content.bars.map(({ label }) => label) : [];
  const seen = Object.entries(content).filter(([name]) => !unseen.has(name));
  return [...bars, ...seen.flatMap(([, value]) => textsIn(value))];
}

describe.each(pages)("$path", ({ path, kind, canonical }) => {
  it("has every word of its content in the HTML, closed answers included", async () => {
    const { $, text } = await documentOf(path);
    const labels = $("body [aria-label]")
      .toArray()
      .map((element) => squeeze($(element).attr("aria-label") ?? ""));
    const slug = canonical.split("/").at(-1) ?? "";
    const wanted = textsIn(fill(contentOf[kind](slug, path), site));
    expect(wanted).not.toEqual([]);
    expect(wanted.filter((words) => !text.includes(squeeze(words)) && !labels.includes(squeeze(words)))).toEqual([]);
  });
});
