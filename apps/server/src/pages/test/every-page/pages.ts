import { pages, type SitePage } from "@site/content/pages";
import { aliases } from "@site/content/paths";
import { site } from "@site/content/site";
import { expect, it } from "vitest";
import {
  attributesOf,
  readDocument,
  squeeze,
  structuredDataOf,
  type TestDocument,
  testOrigin,
  textsOf,
} from "../../../test/open-test-app.ts";
import { app, documentOf as read } from "./unchanged-site.ts";

const documents = new Map<string, TestDocument>();
for (const { path } of pages) documents.set(path, await read(path));

function documentOf(path: string): TestDocument {
  const document = documents.get(path);
  if (document === undefined) throw new Error(`${path} has not been read.`);
  return document;
}

/** The one tag of its kind; a head that says a thing twice says neither. */
function only({ $ }: TestDocument, selector: string, attribute: string): string | undefined {
  const found = $(`head ${selector}`);
  return found.length === 1 ? found.attr(attribute) : `${found.length} tags`;
}

// One test a page, because two hundred pages have six times as much to say to the reporter else.
it.each(pages)("$path has its heading, head, social card, crumbs and data, and nothing of another host", (page) => {
  const { path, canonical } = page;
  const document = documentOf(path);
  const { response, $, text } = document;
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect($("html").attr("lang")).toBe("en");
  expect($("h1")).toHaveLength(1);
  expect($("main h1").text().trim()).not.toBe("");
  expect($("header, main, footer").length).toBeGreaterThanOrEqual(3);
  expectHead(document, canonical);

  const crumbs = $('nav[aria-label="Breadcrumb"] li');
  const segments = path.split("/").filter(Boolean);
  expect(crumbs).toHaveLength(path === "/" ? 0 : 1 + segments.length);
  if (path !== "/") {
    expect(crumbs.eq(0).text()).toBe("Home");
    expect(crumbs.eq(0).find("a").attr("href")).toBe("/");
    expect(crumbs.eq(1).text()).toBe(segments[0]?.replaceAll("-", " "));
    expect(crumbs.last().find('[aria-current="page"]')).toHaveLength(1);
  }
  expectStructuredData(document, page);

  const loaded = $("[src], link[href], use[href], [srcset], form[action]").toArray();
  const addresses = loaded.flatMap(({ attribs: { src, href, srcset, action } }) =>
    [src, href, srcset, action].filter((address) => address !== undefined),
  );
  const elsewhere = addresses.filter(
    (address) => !/^(?:\/(?!\/)|data:)/.test(address) && !address.startsWith(testOrigin),
  );
  expect(elsewhere).toEqual([]);
  expect($("style").text()).not.toMatch(/url\(\s*["']?(?:https?:)?\/\//);
  expect(response.body.match(/\{(?:product|phone|email|[a-z]+Email|street|city|region|postalCode)\}/g)).toBeNull();
  expect(text).not.toMatch(/undefined|\[objectObject\]|NaN/);
});

/** One title, description and canonical link, and a social card that says the same. */
function expectHead(document: TestDocument, canonical: string): void {
  const { $ } = document;
  const title = $("head title").text();
  expect($("head title")).toHaveLength(1);
  expect(title.trim()).not.toBe("");
  const description = only(document, 'meta[name="description"]', "content");
  expect(description).toMatch(/^.{70,160}$/);
  expect(only(document, 'link[rel="canonical"]', "href")).toBe(testOrigin + canonical);
  expect($('meta[name="robots"]')).toHaveLength(0);
  expect(only(document, 'meta[name="keywords"]', "content")).toMatch(/\w/);

  const image = only(document, 'meta[property="og:image"]', "content");
  expect(image).toMatch(new RegExp(`^${testOrigin}/art/cards/[a-z0-9-]+\\.png$`));
  expect(only(document, 'meta[property="og:type"]', "content")).toMatch(/^(website|article)$/);
  const said = { title, description, url: testOrigin + canonical };
  for (const [name, value] of Object.entries(said))
    expect(only(document, `meta[property="og:${name}"]`, "content")).toBe(value);
  for (const [name, value] of Object.entries({ card: "summary_large_image", title, description, image }))
    expect(only(document, `meta[name="twitter:${name}"]`, "content")).toBe(value);
}

/** About what the page shows, and nothing else. */
function expectStructuredData({ $, text }: TestDocument, { path, canonical }: SitePage): void {
  const data = structuredDataOf($);
  expect(data.every((block) => block["@context"] === "https://schema.org")).toBe(true);
  const organization = data.find((block) => block["@type"] === "Organization");
  expect(text).toContain(squeeze(organization.telephone));
  expect(text).toContain(squeeze(organization.address.streetAddress));
  for (const { name, acceptedAnswer } of questionsIn(data)) {
    expect(text).toContain(squeeze(name));
    expect(text).toContain(squeeze(acceptedAnswer.text));
  }
  const crumbs = data.find((block) => block["@type"] === "BreadcrumbList")?.itemListElement ?? [];
  expect(crumbs).toHaveLength(path === "/" ? 0 : canonical.split("/").length);
  for (const { name } of crumbs) expect(name).toMatch(/^[A-Z\d"]/);
  // The title of a source may hold the word.
  expect(JSON.stringify(data)).not.toMatch(
    /"(?:review|aggregateRating)":|"@type":"(?:Review|Rating|AggregateRating)"|\{[a-zA-Z]+\}/,
  );
}

it("no two pages have the same title or description", () => {
  const alias = new Set(Object.keys(aliases));
  const heads = pages.filter(({ path }) => !alias.has(path)).map(({ path }) => documentOf(path).$);
  for (const texts of [
    heads.map(($) => $("head title").text()),
    heads.map(($) => $('head meta[name="description"]').attr("content")),
  ]) {
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

it("a search of the FAQ page has structured data about the questions that it shows", async () => {
  for (const [query, count] of Object.entries({ caqh: 2, zebra: 0 })) {
    const { $ } = await readDocument(app, `/faqs?q=${query}`);
    const shown = textsOf($, "main section:not([data-closing]) details summary");
    expect(shown).toHaveLength(count);
    expect(questionsIn(structuredDataOf($)).map(({ name }) => name)).toEqual(shown);
  }
});

it("the case studies page lists five metrics of each study, as requirement 78 names them", async () => {
  const { $ } = documentOf("/case-studies");
  const panels = $('aside[aria-label^="Project Metrics"]').toArray();
  expect(panels).toHaveLength(4);
  for (const panel of panels) {
    const terms = $(panel).find("dt").toArray();
    expect(terms.map((term) => $(term).text())).toEqual([
      "Completion time",
      "Faster than average",
      "Approval rate",
      "Providers/entities",
      "Revenue impact",
    ]);
  }
});

it.each([
  ["/privacy-policy", "contact", site.privacyEmail],
  ["/terms-of-service", "contact", site.legalEmail],
])("the contact section of %s links the e-mail address and the number", async (path, id, email) => {
  const { $ } = documentOf(path);
  expect(attributesOf($, `#${id} a`, "href")).toEqual([`mailto:${email}`, "tel:+16155550142"]);
});

type Question = { name: string; acceptedAnswer: { text: string } };

function questionsIn(data: readonly { "@type": string; mainEntity?: Question[] }[]): Question[] {
  return data.filter((block) => block["@type"] === "FAQPage").flatMap((block) => block.mainEntity ?? []);
}
