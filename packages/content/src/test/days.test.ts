import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { posts } from "../blog/posts.ts";
import { dayAt, parseDate } from "../calendar.ts";
import { caseStudies } from "../case-studies/case-studies.ts";
import { aboutPage } from "../copy/about.ts";
import { blogCopy } from "../copy/blog.ts";
import { caseStudiesCopy } from "../copy/case-studies.ts";
import { contactCopy } from "../copy/contact.ts";
import { faqsCopy } from "../copy/faqs.ts";
import { homeCopy } from "../copy/home.ts";
import { specialtiesPage } from "../copy/specialties.ts";
import { stateCopy } from "../copy/state.ts";
import { statesCopy } from "../copy/states.ts";
import { faqCategories } from "../faqs/faqs.ts";
import { genericPages } from "../generic/generic.ts";
import { legalDocuments } from "../legal/legal.ts";
import { indexablePages, type PageKind } from "../pages.ts";
import { services } from "../services/services.ts";
import { officeZone } from "../site.ts";
import { specialties } from "../specialties/specialties.ts";
import { states } from "../states/states.ts";
import type { Post } from "../types/content.ts";
import { articleContent, pageContent, textsBelow } from "./all-words.ts";

it("every date in content is a day of the calendar, and none is in the future", () => {
  const today = dayAt(officeZone, Date.now());
  const dates = textsBelow([pageContent, articleContent]).filter(({ text }) => /^\d+-\d+-\d+$/.test(text));
  expect(dates.length).toBeGreaterThan(100);
  expect(dates.filter(({ text }) => parseDate(text) === null || text > today)).toEqual([]);
});

/** The words that `updatedOn` of a page is about; those that many pages share have no day. */
const wordsOf: Record<PageKind, (slug: string) => unknown> = {
  home: () => homeCopy,
  service: (slug) => entryOf(services, slug),
  specialties: () => specialtiesPage,
  specialty: (slug) => entryOf(specialties, slug),
  states: () => statesCopy,
  state: (slug) => states.filter((state) => state.slug === slug).map((state) => [state, stateCopy(state)]),
  blog: () => blogCopy,
  article: (slug) => entryOf<Post>(posts, slug),
  about: () => aboutPage,
  contact: () => contactCopy,
  faqs: () => [faqsCopy, faqCategories],
  "case-studies": () => [caseStudiesCopy, caseStudies],
  legal: (slug) => entryOf(legalDocuments, slug),
  generic: (slug) => entryOf(genericPages, slug),
};

function entryOf<T>(entries: Record<string, T>, key: string): T {
  const found = entries[key];
  if (found === undefined) throw new Error(`Content has no ${key}.`);
  return found;
}

// A snapshot is named by its page and day: under a new day Vitest writes a new one, under the old day it compares. Words
// that change twice on one day need `pnpm test:unit days.test.ts --update`.
it.each(indexablePages())("the words of $path are those of $updatedOn: changed words need a new updatedOn", (page) => {
  const words = wordsOf[page.kind](page.path.split("/").at(-1) ?? "");
  const texts = textsBelow(words).filter(({ place }) => !/\.(?:updatedOn|ownDurations\.\d+)$/.test(place));
  const hash = createHash("sha256").update(texts.map(({ text }) => text).join("\n"));
  expect(hash.digest("hex").slice(0, 12)).toMatchSnapshot();
});
