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
import { entriesOf } from "@site/content/entries-of";
import { daysText, formatDuration } from "@site/content/facts/durations";
import { faqCategories } from "@site/content/faqs/faqs";
import { fill } from "@site/content/fill";
import { genericPages } from "@site/content/generic/generic";
import { stateCredentialing } from "@site/content/generic/state-credentialing";
import { legalDocuments } from "@site/content/legal/legal";
import { type PageKind, pages, type SitePage } from "@site/content/pages";
import { services } from "@site/content/services/services";
import { authorLabel, blogHead, site } from "@site/content/site";
import { specialties } from "@site/content/specialties/specialties";
import { states } from "@site/content/states/states";
import {
  type Duration,
  type DurationBar,
  type Post,
  type PostCategory,
  postCategories,
} from "@site/content/types/content";
import { expect, it } from "vitest";
import { attributesOf, squeeze } from "../../../test/open-test-app.ts";
import { documentOf } from "./unchanged-site.ts";

function countOf(category: PostCategory): number {
  return Object.values<Post>(posts).filter((post) => post.category === category).length;
}

/** The argument `slug` of `content` is the last part of the page's canonical URL. */
type Said = {
  content: (slug: string, path: string) => unknown;
  /** A visitor sees these texts only after an action, or on another page. */
  unseen?: string;
};

/** These properties are ids, URLs, dates, and texts that are only in the head or in an email. */
const notWords =
  "seo record updatedOn effectiveOn createdOn checkedOn id kind own href link icon slug attestation mark url action";

/** A form shows these texts only after it was sent. */
const sentForm = "submitting success failure placeholder sent notSent receipt subject";

const kinds: Record<PageKind, Said> = {
  home: {
    content: () => [homeCopy, homeCopy.specialties.all.label, homeCopy.resources.all.label, consultationForm],
    // The home page doesn't show the text `faster`. Instead it shows each case's time as a bar.
    unseen: `${sentForm} all stale faster`,
  },
  service: { content: (slug) => entry(services, slug), unseen: "color who" },
  specialties: { content: () => [specialtiesPage, Object.values(specialties).map(cardOf)] },
  specialty: { content: (slug) => entry(specialties, slug) },
  states: {
    content: () => [
      statesCopy,
      states.map(({ name }) => name),
      Object.values(specialties).map(({ record: { name, description } }) => [name, description]),
    ],
    // The page shows most of these texts only after the visitor has chosen a filter or searched for a state.
    unseen: "filtered note failed similar map",
  },
  state: {
    content: (slug) => states.filter((state) => state.slug === slug).map(stateCopy),
    unseen: "map view",
  },
  blog: {
    content: () => [blogHead, blogCopy, newsletterForm, postCategories.map((name) => `${countOf(name)} articles`)],
    unseen: `${sentForm} empty retry failed oldestFirst`,
  },
  article: {
    content: (slug) => [articleOf(slug), articleCopy, authorLabel],
    // Only some articles show these texts.
    unseen: "updated reviewed sources sourceRead service shared stamp calendar reviewed",
  },
  about: { content: () => aboutPage },
  contact: {
    content: () => [contactCopy, contactForm, contactServiceOptions.map(({ label }) => label)],
    unseen: `${sentForm} lines planned`,
  },
  // The page shows these texts only if the visitor searches for a question.
  faqs: { content: () => [faqsCopy, faqCategories], unseen: "placeholder empty otherWords otherPages" },
  "case-studies": { content: () => [caseStudiesCopy, caseStudies], unseen: "color service average" },
  legal: { content: (slug) => [entry(legalDocuments, slug), slug === "accessibility" ? [] : "June 12, 2025"] },
  generic: { content: (slug, path) => stateOf(path) ?? entry(genericPages, slug) },
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

/** Requirement 41 asks for these texts on the card of a specialty. */
function cardOf({ record: { name, description, timeframe, keyRequirements } }: (typeof specialties)["podiatry"]) {
  const more = keyRequirements.length > 3 ? `+${keyRequirements.length - 3} more requirements` : "";
  return [name, description, timeframe, keyRequirements.slice(0, 3), more];
}

function articleOf(slug: string) {
  const { content, sources, ...words } = entry(posts, slug);
  return [words, ...sources, content.split("\n").map((line) => line.replace(/^[-|] /, "").split(" | "))];
}

function isDuration(value: object): value is Duration {
  return "from" in value && "to" in value && "unit" in value;
}

function isBar(value: object): value is DurationBar {
  return "whose" in value && "duration" in value;
}

/** A duration is written in the same way as on the page. */
function textsIn(content: unknown, unseen: ReadonlySet<string>): string[] {
  if (typeof content === "string") return [content];
  if (Array.isArray(content)) return content.flatMap((item) => textsIn(item, unseen));
  if (typeof content !== "object" || content === null) return [];
  if (isDuration(content)) return [formatDuration(content)];
  if (isBar(content)) return [content.label, daysText(content)];
  const seen = Object.entries(content).filter(([name]) => !unseen.has(name));
  return seen.flatMap(([, value]) => textsIn(value, unseen));
}

async function missingFrom({ path, kind, canonical }: SitePage): Promise<readonly string[]> {
  const { content, unseen = "" } = kinds[kind];
  const { $, text } = await documentOf(path);
  const labels = attributesOf($, "body [aria-label]", "aria-label").map(squeeze);
  const names = new Set(`${notWords} ${unseen}`.split(" "));
  const wanted = textsIn(fill(content(canonical.split("/").at(-1) ?? "", path), site), names);
  return wanted.filter((words) => !text.includes(squeeze(words)) && !labels.includes(squeeze(words)));
}

// Each kind of page has only one test, because a text that is missing on all fifty pages of a kind is a single mistake.
it.each(entriesOf(kinds).map(([kind]) => kind))(
  "a page of the kind %s has every word of its content in the HTML, closed answers too",
  async (kind) => {
    const lacking = new Map<string, string[]>();
    for (const page of pages.filter((one) => one.kind === kind)) {
      for (const words of await missingFrom(page)) lacking.set(words, [...(lacking.get(words) ?? []), page.path]);
    }
    expect([...lacking].map(([words, paths]) => `“${words}” is not on ${paths.join(", ")}`)).toEqual([]);
  },
);
