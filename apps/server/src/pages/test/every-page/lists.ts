import { posts } from "@site/content/blog/posts";
import { contactServiceOptions } from "@site/content/copy/forms";
import { faqCategories } from "@site/content/faqs/faqs";
import { frameCopy } from "@site/content/nav";
import { authorLabel } from "@site/content/site";
import type { Post } from "@site/content/types/content";
import { expect, it } from "vitest";
import { attributesOf, textsOf } from "../../../test/open-test-app.ts";
import { documentOf } from "./unchanged-site.ts";

const slug = "caqh-attestation-every-120-days";
const article: Post = posts[slug];

/** Texts, or an attribute, of each element of a page that matches, in order. */
async function allOf(path: string, selector: string, attribute?: string): Promise<string[]> {
  const { $ } = await documentOf(path);
  return attribute === undefined ? textsOf($, selector) : attributesOf($, selector, attribute);
}

it.each([
  ["/states/texas", "true", ["States"]],
  ["/ohio-credentialing", "true", ["States"]],
  [`/blog/${slug}`, "true", ["Resources"]],
  ["/ophthalmology", "true", ["Specialties"]],
  ["/payer-enrollment", "true", ["Services"]],
  ["/about", "page", ["About"]],
  ["/contact?sent=CM-AAAA-AAAA", "page", ["Contact"]],
  ["/nothing", "true", []],
])("the header of %s marks by aria-current=%s: %j", async (path, current, labels) => {
  const marked = await allOf(path, `header nav[aria-label=Main] > ul > li > [aria-current=${current}]`);
  expect(marked).toEqual(labels);
});

it("the states page features four states and lists all fifty, each with its link", async () => {
  const hrefs = await allOf("/states", "#states ul a", "href");
  expect(hrefs.slice(0, 4)).toEqual(["california", "texas", "new-york", "florida"].map((name) => `/states/${name}`));
  expect(hrefs.slice(4)).toEqual([...new Set(hrefs)].toSorted());
  expect(hrefs).toHaveLength(54);
});

it("a state page links its neighbors, and offers all other states by name", async () => {
  const next = (title: string) => `section:has(h2:contains("${title}"))`;
  const names = ["Colorado", "Idaho", "Montana", "Nebraska", "South Dakota", "Utah"];
  expect(await allOf("/states/wyoming", `${next("Neighboring states")} li a`)).toEqual(names);
  expect(await allOf("/states/hawaii", `${next("Another state")} li`)).toEqual([]);
  expect(await allOf("/states/hawaii", `${next("Another state")} select option[value!=""]`)).toHaveLength(49);
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

it("requirements have an empty box to tick, work of the company has a tick, and payers have neither", async () => {
  expect(await allOf("/states/ohio", "#requirements ul", "data-mark")).toEqual(["todo", "item"]);
  expect((await allOf("/physician-credentialing", "main ul[data-mark]", "data-mark"))[0]).toBe("done");
});

it("the contact form offers seven services or none, a telephone field and a message of four rows", async () => {
  const options = contactServiceOptions.map(({ value }) => value);
  expect(await allOf("/contact", "select[name=service] option", "value")).toEqual(["", ...options]);
  expect(await allOf("/contact", "form[action='/forms/contact'] input[name=phone]", "type")).toEqual(["tel"]);
  expect(await allOf("/contact", "textarea[name=message]", "rows")).toEqual(["4"]);
});

it("the FAQ page links each group of questions before the first group, in their order", async () => {
  const hrefs = await allOf("/faqs", "nav[aria-label='Questions by subject'] a", "href");
  expect(hrefs).toHaveLength(faqCategories.length);
  for (const [index, { faqs }] of faqCategories.entries())
    expect(await allOf("/faqs", `${hrefs[index]} details`)).toHaveLength(faqs.length);
});

it("an article has what requirements 60 to 64 ask for, and its card in the blog what requirement 58 asks for", async () => {
  const path = `/blog/${slug}`;
  expect(await allOf(path, "article a[href='/blog']")).toContain("Back to Blog");
  expect((await allOf(path, "ul[aria-label=Tags] li"))[0]).toBe("CAQH");
  expect(await allOf(path, "head title")).toEqual([`${article.title} - Northlight Blog`]);
  const related = await allOf(path, "section:has(h2:contains('Related Articles')) a", "href");
  expect(related).toHaveLength(3);
  expect(related).not.toContain(path);
  expect(await allOf(path, "main a[href='/contact']")).toContain("Get Free Consultation");
  expect(await allOf(path, "main a[href='/blog']")).toContain("Read More Articles");

  const { $ } = await documentOf("/blog");
  const card = $(`#latest li:has(a[href="${path}"])`).text();
  for (const words of [article.category, article.title, article.excerpt, authorLabel, "Read More"])
    expect(card).toContain(words);
});

/** One list of each form that a page draws: page, heading, its level, number of items. services.test.ts counts the others. */
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
  ["/insurance-paneling", "Our process: six steps for one application", 2, 6],
  ["/specialties", "Timeframe and key requirements", 2, 12],
  ["/states", "By specialty", 2, 12],
  ["/states", "Credentialing in several states", 2, 3],
  ["/states/ohio", "Why Choose Our Ohio Services", 2, 3],
  ["/about", "Our mission and values", 2, 3],
  ["/about", "Our track record", 2, 3],
  ["/about", "What we bring", 3, 4],
  ["/contact", "How to reach us", 2, 4],
  ["/contact", "What to Expect", 2, 3],
  ["/case-studies", "Our Impact by the Numbers", 2, 4],
  ["/case-studies", "How We Deliver Results", 2, 3],
])(
  "%s has below its one heading “%s” of level %i one list of %i items, none of them folded",
  async (path, title, level, count) => {
    const { $ } = await documentOf(path);
    const heading = $(`main :is(h1, h2, h3, h4, summary):not(summary *)`).filter(
      (_, element) => $(element).text().trim() === title,
    );
    expect(heading.toArray().map(({ name }) => name)).toEqual([`h${level}`]);
    // The nearest element around the heading that holds a list holds no other, but for the lists of its items.
    const around = heading
      .parents()
      .filter((_, element) => $(element).find("ul, ol").length > 0)
      .first();
    const lists = around
      .find("ul, ol")
      .filter((_, list) => $(list).parentsUntil(around).filter("ul, ol, figure").length === 0);
    expect(lists).toHaveLength(1);
    expect(lists.children("li")).toHaveLength(count);
    expect(lists.closest("details")).toHaveLength(0);
    const inOrder = $("main :is(h1, h2, h3, h4, h5, ul, ol)").toArray();
    const [first] = lists.toArray();
    const before = inOrder.slice(0, first && inOrder.indexOf(first));
    const nearest = before.findLast(({ name }) => /h\d/.test(name));
    expect($(nearest).text().trim(), "the heading before the list").toBe(title);
    const lower = lists
      .find("h1, h2, h3, h4, h5")
      .toArray()
      .filter(({ name }) => Number(name.slice(1)) <= level);
    expect(lower).toHaveLength(0);
  },
);

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
