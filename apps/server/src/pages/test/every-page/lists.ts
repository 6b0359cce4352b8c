import { posts } from "@site/content/blog/posts";
import { contactServiceOptions } from "@site/content/copy/forms";
import { faqCategories } from "@site/content/faqs/faqs";
import { frameCopy } from "@site/content/nav";
import { authorLabel, site } from "@site/content/site";
import type { Post } from "@site/content/types/content";
import { expect, it } from "vitest";
import { attributesOf, structuredDataOf, textsOf } from "../../../test/open-test-app.ts";
import { documentOf } from "./unchanged-site.ts";

async function allOf(path: string, selector: string, attribute?: string): Promise<string[]> {
  const { $ } = await documentOf(path);
  return attribute === undefined ? textsOf($, selector) : attributesOf($, selector, attribute);
}

const [neighbors, another] = ["Neighboring states", "Another state"].map(
  (title) => `section:has(h2:contains("${title}"))`,
);
const marked = (current: string) => `header nav[aria-label=Main] > ul > li > [aria-current=${current}]`;
const contactForm = "form[action='/forms/contact']";
const studyMetrics = [
  "Completion time",
  "Faster than average",
  "Approval rate",
  "Providers/entities",
  "Revenue impact",
];
const around = ["Colorado", "Idaho", "Montana", "Nebraska", "South Dakota", "Utah"];
const call = "tel:+16155550142";
const services = ["", ...contactServiceOptions.map(({ value }) => value)];

it.each<[path: string, selector: string, attribute: string | undefined, values: readonly string[]]>([
  ["/states/texas", marked("true"), undefined, ["States"]],
  ["/ohio-credentialing", marked("true"), undefined, ["States"]],
  ["/blog/caqh-attestation-every-120-days", marked("true"), undefined, ["Resources"]],
  ["/ophthalmology", marked("true"), undefined, ["Specialties"]],
  ["/payer-enrollment", marked("true"), undefined, ["Services"]],
  ["/about", marked("page"), undefined, ["About"]],
  ["/contact?sent=CM-AAAA-AAAA", marked("page"), undefined, ["Contact"]],
  ["/nothing", marked("true"), undefined, []],
  ["/states/wyoming", `${neighbors} li a`, undefined, around],
  ["/states/hawaii", `${another} li`, undefined, []],
  // Requirement 22 prescribes the visible text “Learn More”. The rest of the link's text is for screen readers.
  ["/", "main a[href='/about']:first", undefined, ["Learn More about our company"]],
  ["/privacy-policy", "#contact a", "href", [`mailto:${site.privacyEmail}`, call]],
  ["/terms-of-service", "#contact a", "href", [`mailto:${site.legalEmail}`, call]],
  ["/accessibility", "#contact a", "href", [`mailto:${site.email}`, call]],
  // `data-mark` is `todo` (a checkbox) for a list of requirements, `done` (a check mark) for the company's work, and
  // `item` (neither) for any other list, such as one of payers.
  ["/states/ohio", "#requirements ul", "data-mark", ["todo", "item"]],
  ["/physician-credentialing", "main ul[data-mark]:first", "data-mark", ["done"]],
  ["/contact", "select[name=service] option", "value", services],
  ["/contact", `${contactForm} input[name=phone]`, "type", ["tel"]],
  ["/contact", `${contactForm} textarea[name=message]`, "rows", ["4"]],
  ["/case-studies", 'aside[aria-label^="Project Metrics"] dt', undefined, Array(4).fill(studyMetrics).flat()],
])("%s has at %s, as %s, %j", async (path, selector, attribute, values) => {
  expect(await allOf(path, selector, attribute)).toEqual(values);
});

it("the states page features four states and lists all fifty, each with its link; a state's page offers the other 49", async () => {
  const hrefs = await allOf("/states", "main ul a[href^='/states/']", "href");
  expect(hrefs.slice(0, 4)).toEqual(["california", "texas", "new-york", "florida"].map((name) => `/states/${name}`));
  expect([hrefs.length, hrefs.slice(4)]).toEqual([54, [...new Set(hrefs)].toSorted()]);
  expect(await allOf("/states/hawaii", `${another} select option[value!=""]`)).toHaveLength(49);
});

it("each of the twelve specialties shows three requirements, and links how many more there are", async () => {
  const { $ } = await documentOf("/specialties");
  const more = $("main a[href$='#requirements']").toArray();
  expect(more).toHaveLength(12);
  for (const link of more) {
    expect($(link).text()).toMatch(/^\+\d+ more requirements/);
    const card = $(link).closest("li:has(ul)");
    expect(card.find("ul > li:not(:has(a[href$='#requirements']))")).toHaveLength(3);
    expect(card.text()).toMatch(/\d+-\d+ days/);
  }
});

it("the FAQ page links each group of questions before the first group, in their order", async () => {
  const hrefs = await allOf("/faqs", "nav[aria-label='Questions by subject'] a", "href");
  expect(hrefs).toHaveLength(faqCategories.length);
  for (const [index, { faqs }] of faqCategories.entries())
    expect(await allOf("/faqs", `${hrefs[index]} details`)).toHaveLength(faqs.length);
});

it.each(Object.entries<Post>(posts))(
  "the article %s has its sources, summary, contents, service, dates and ways on",
  async (slug, { sources, inShort, service, createdOn, updatedOn, title }) => {
    const { $ } = await documentOf(`/blog/${slug}`);
    const links = $("section[aria-labelledby=sources] li a").toArray();
    const urls = sources.map(({ url }) => url);
    expect(links.map(({ attribs: { href, rel } }) => [href, rel])).toEqual(urls.map((url) => [url, "noopener"]));
    const readOn = sources.flatMap(({ checkedOn }) => checkedOn ?? []);
    expect(attributesOf($, "section[aria-labelledby=sources] li time", "datetime")).toEqual(readOn);

    expect(textsOf($, "section[aria-labelledby=in-short] li")).toEqual(inShort);
    expect($("article header").text()).toMatch(/\d min read/);
    const targets = attributesOf($, "article nav a", "href");
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) expect($(`article h2${target}`), target).toHaveLength(1);

    // The card comes after the second part of the article, or after its only part.
    const card = $(`article a[href="/${service}"]`);
    expect(card).toHaveLength(service === null ? 0 : 1);
    const before = card.closest("div[data-print]").prevAll("h2[id^=part-]");
    if (service !== null) expect(before).toHaveLength(Math.min(2, $("article h2[id^=part-]").length));

    const days = [createdOn, updatedOn].filter((day) => day !== null);
    expect(attributesOf($, "article header time", "datetime").map((day) => day.slice(0, 10))).toEqual(days);
    const posting = structuredDataOf($).find((block) => block["@type"] === "BlogPosting");
    const [datePublished, dateModified] = [createdOn, days.at(-1)].map((day) => `${day}T12:00:00.000Z`);
    expect(posting).toMatchObject({ datePublished, dateModified });
    expect((posting?.citation ?? []).map(({ url }) => url)).toEqual(urls);

    expect($("head title").text()).toBe(`${title} - Northlight Blog`);
    const related = attributesOf($, "section:has(h2:contains('Related Articles')) a", "href");
    expect([related.length, related.includes(`/blog/${slug}`)]).toEqual([3, false]);
    expect(textsOf($, "main a[href='/contact']")).toContain("Get Free Consultation");
    expect(textsOf($, "main a[href='/blog']")).toEqual(expect.arrayContaining(["Back to Blog", "Read More Articles"]));
  },
);

it("a card of the blog has what requirement 58 asks for", async () => {
  const { $ } = await documentOf("/blog");
  const slug = "caqh-attestation-every-120-days";
  const { category, title, excerpt } = posts[slug];
  const card = $(`#latest li:has(a[href="/blog/${slug}"])`).text();
  for (const words of [category, title, excerpt, authorLabel, "Read More"]) expect(card).toContain(words);
});

/** Each row has the path of a page, a heading, the heading's level, and the number of items in the list below it. */
it.each([
  ["/", "Comprehensive Credentialing Services", 2, 6],
  ["/", "Specialties we credential", 2, 4],
  ["/", "How we work: four steps", 2, 4],
  ["/", "What practices say", 2, 3],
  ["/", "Latest Resources", 2, 3],
  ["/physician-credentialing", "Core services", 3, 10],
  ["/payer-contract-negotiation", "Average results", 2, 3],
  ["/payer-contract-negotiation", "Five challenges, and what we do about each", 2, 5],
  ["/re-credentialing", "How often, when to start, how long", 2, 4],
  ["/specialties", "Timeframe and key requirements", 2, 12],
  ["/states", "By specialty", 2, 12],
  ["/states", "Credentialing in several states", 2, 3],
  ["/about", "Our mission and values", 2, 3],
  ["/about", "Our track record", 2, 3],
  ["/about", "What we bring", 3, 4],
  ["/contact", "How to reach us", 2, 4],
  ["/contact", "What to Expect", 2, 3],
  ["/case-studies", "Our Impact by the Numbers", 2, 4],
  ["/case-studies", "How We Deliver Results", 2, 3],
])("%s has below “%s” of level %i a list of %i items that is not folded", async (path, title, level, count) => {
  const { $ } = await documentOf(path);
  const marks = $("main :is(h1, h2, h3, h4, summary, ul, ol)").toArray();
  const found = marks.findIndex((mark) => !/^[uo]l/.test(mark.name) && $(mark).text().trim() === title);
  const [heading, list] = marks.slice(found);
  expect([heading?.name, list?.name]).toEqual([`h${level}`, expect.stringMatching(/^[uo]l$/)]);
  expect($(list).children("li")).toHaveLength(count);
  expect($(list).closest("details")).toHaveLength(0);
  const above = Array.from({ length: level }, (_, index) => `h${index + 1}`).join();
  expect($(list).find(above)).toHaveLength(0);
});

it.each(["/", "/physician-credentialing", "/payer-enrollment", "/insurance-paneling", "/re-credentialing", "/about"])(
  "%s says of each sample sheet that its data are invented",
  async (path) => {
    const { $ } = await documentOf(path);
    const figures = $("figure[data-sheet]").toArray();
    expect(figures).not.toEqual([]);
    for (const figure of figures) {
      expect($(figure).find("figcaption").text()).toContain(frameCopy.sample.caption);
      expect($(figure).text()).toContain(frameCopy.sample.stamp);
    }
  },
);
