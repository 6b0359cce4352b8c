import { pages, type SitePage } from "@site/content/pages";
import { aliases } from "@site/content/paths";
import { HtmlValidate } from "html-validate/node";
import { expect, it } from "vitest";
import {
  type Question,
  readDocument,
  squeeze,
  structuredDataOf,
  type TestDocument,
  textsOf,
} from "../../../test/open-test-app.ts";
import { app, documentOf, origin } from "./unchanged-site.ts";

function only({ $ }: TestDocument, selector: string, attribute: string): string | undefined {
  const found = $(`head ${selector}`);
  return found.length === 1 ? found.attr(attribute) : `${found.length} tags`;
}

it.each(pages)(
  "$path has its heading, head, social card, crumbs and data, and nothing of another host",
  async (page) => {
    const { path, canonical } = page;
    const document = await documentOf(path);
    const { response, $, text } = document;
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect($("html").attr("lang")).toBe("en");
    expect($("h1")).toHaveLength(1);
    expect($("main h1").text().trim()).not.toBe("");
    expectHead(document, canonical);

    const crumbs = $('nav[aria-label="Breadcrumb"] li');
    const segments = path.split("/").filter(Boolean);
    expect(crumbs).toHaveLength(path === "/" ? 0 : 1 + segments.length);
    if (path !== "/") {
      expect([crumbs.eq(0).text(), crumbs.eq(0).find("a").attr("href")]).toEqual(["Home", "/"]);
      expect(crumbs.eq(1).text()).toBe(segments[0]?.replaceAll("-", " "));
      expect(crumbs.last().find('[aria-current="page"]')).toHaveLength(1);
    }
    expectStructuredData(document, page);

    const loaded = $("[src], link[href], use[href], [srcset], form[action]").toArray();
    const addresses = loaded.flatMap(({ attribs: { src, href, srcset, action } }) =>
      [src, href, srcset, action].filter((address) => address !== undefined),
    );
    const own = (address: string) => /^(?:\/(?!\/)|data:)/.test(address) || address.startsWith(origin);
    expect(addresses.filter((address) => !own(address))).toEqual([]);
    expect($("style").text()).not.toMatch(/url\(\s*["']?(?:https?:)?\/\//);
    expect(response.body.match(/\{(?:product|phone|email|[a-z]+Email|street|city|region|postalCode)\}/g)).toBeNull();
    expect(text).not.toMatch(/undefined|\[objectObject\]|NaN/);
  },
);

function expectHead(document: TestDocument, canonical: string): void {
  const { $ } = document;
  const title = $("head title").text();
  expect($("head title")).toHaveLength(1);
  expect(title.trim()).not.toBe("");
  const description = only(document, 'meta[name="description"]', "content");
  expect(description).toMatch(/^.{70,160}$/);
  expect(only(document, 'link[rel="canonical"]', "href")).toBe(origin + canonical);
  expect($('meta[name="robots"]')).toHaveLength(0);
  expect(only(document, 'meta[name="keywords"]', "content")).toMatch(/\w/);

  const image = only(document, 'meta[property="og:image"]', "content");
  expect(image).toMatch(new RegExp(`^${origin}/art/cards/[a-z0-9-]+\\.png$`));
  expect(only(document, 'meta[property="og:type"]', "content")).toMatch(/^(website|article)$/);
  const said = { title, description, url: origin + canonical };
  for (const [name, value] of Object.entries(said))
    expect(only(document, `meta[property="og:${name}"]`, "content")).toBe(value);
  for (const [name, value] of Object.entries({ card: "summary_large_image", title, description, image }))
    expect(only(document, `meta[name="twitter:${name}"]`, "content")).toBe(value);
}

function expectStructuredData({ $, text }: TestDocument, { path, canonical }: SitePage): void {
  const data = structuredDataOf($);
  expect(data.every((block) => block["@context"] === "https://schema.org")).toBe(true);
  const organization = data.find((block) => block["@type"] === "Organization");
  const shown = [organization?.telephone, organization?.address?.streetAddress];
  for (const { name, acceptedAnswer } of questionsIn(data)) shown.push(name, acceptedAnswer.text);
  expect(shown.filter((words) => words === undefined || !text.includes(squeeze(words)))).toEqual([]);
  const crumbs = data.find((block) => block["@type"] === "BreadcrumbList")?.itemListElement ?? [];
  expect(crumbs).toHaveLength(path === "/" ? 0 : canonical.split("/").length);
  for (const { name } of crumbs) expect(name).toMatch(/^[A-Z\d"]/);
  // The pattern matches only JSON keys and types, because the title of an article's source may contain the word
  // “review”.
  expect(JSON.stringify(data)).not.toMatch(
    /"(?:review|aggregateRating)":|"@type":"(?:Review|Rating|AggregateRating)"|\{[a-zA-Z]+\}/,
  );
}

function questionsIn(data: ReturnType<typeof structuredDataOf>): Question[] {
  return data.filter((block) => block["@type"] === "FAQPage").flatMap((block) => block.mainEntity ?? []);
}

it("a page that the browser has is not sent again, even if a proxy has weakened its entity tag, and HEAD sends no body", async () => {
  const { headers, body } = await app.inject("/about");
  const etag = String(headers.etag);
  const ask = (known: string) => app.inject({ url: "/about", headers: { "if-none-match": known } });
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const { statusCode, headers: again, rawPayload } = await ask(known);
    expect([statusCode, again.etag, rawPayload.length], known).toEqual([304, etag, 0]);
  }
  expect(await ask('"other"')).toMatchObject({ statusCode: 200, body });
  expect(await app.inject({ url: "/about", method: "HEAD" })).toMatchObject({ statusCode: 200, body: "" });
});

it("no two pages have the same title or description", async () => {
  const own = pages.filter(({ path }) => !(path in aliases));
  const heads = await Promise.all(own.map(({ path }) => documentOf(path)));
  const titles = heads.map(({ $ }) => $("head title").text());
  const descriptions = heads.map(({ $ }) => $('head meta[name="description"]').attr("content"));
  for (const texts of [titles, descriptions])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

it("a search of the FAQ page has structured data about the questions that it shows", async () => {
  for (const [query, count] of Object.entries({ caqh: 2, zebra: 0 })) {
    const { $ } = await readDocument(app, `/faqs?q=${query}`);
    const shown = textsOf($, "main section:not([data-closing]) details summary");
    expect(shown).toHaveLength(count);
    expect(questionsIn(structuredDataOf($)).map(({ name }) => name)).toEqual(shown);
  }
});

/**
 * The recommended rules of html-validate, except those about style, because React decides the case of attributes and
 * how an empty attribute is written.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-inline-style": "off",
    "tel-non-breaking": "off",
    "valid-id": ["error", { relaxed: true }],
  },
});

const kinds = new Set<string>();
/** Every page of a service is validated, because each service has other sections. */
const shown = pages.filter(({ kind }) => kind === "service" || (!kinds.has(kind) && kinds.add(kind)));

/** Mantine writes `<style>` elements before an element that uses responsive props or the theme's variables. */
const placedByMantine = /^<style> element is not permitted/;

it.each([...shown.map(({ path }) => path), "/no-such-page", "/payer-enrollment?start=2027-06-01&medicare=on"])(
  "the HTML of %s keeps the rules of HTML: elements where they may stand, and no attribute that means nothing",
  async (path) => {
    const { response } = await documentOf(path);
    const { results } = await validator.validateString(response.body);
    const messages = results
      .flatMap((result) => result.messages)
      .filter(({ message }) => !placedByMantine.test(message));
    expect(messages.map(({ message, selector }) => `${message} ${selector}`)).toEqual([]);
  },
);
