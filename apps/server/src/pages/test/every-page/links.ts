import { footerColumns, headerNav, legalLinks, socialNames } from "@site/content/nav";
import { indexablePages, pages } from "@site/content/pages";
import { site } from "@site/content/site";
import { expect, it } from "vitest";
import {
  attributesOf,
  openTestApp,
  readDocument,
  squeeze,
  type TestDocument,
  textsOf,
} from "../../../test/open-test-app.ts";
import { documentOf } from "./unchanged-site.ts";

async function crawl(): Promise<Map<string, TestDocument>> {
  const read = new Map<string, TestDocument>();
  const waiting = ["/"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (read.has(path)) continue;
    const document = await documentOf(path);
    read.set(path, document);
    if (isPage(document)) waiting.push(...linksOf(document));
  }
  return read;
}

/** Pages also link to feeds and calendars, which aren't pages. */
function isPage({ response }: TestDocument): boolean {
  return String(response.headers["content-type"]).startsWith("text/html");
}

function linksOf({ $ }: TestDocument): string[] {
  const addresses = attributesOf($, "a[href]", "href");
  return addresses.filter((address) => address.startsWith("/")).map((address) => address.split("#")[0] ?? "");
}

const crawled = await crawl();

it("a visitor who follows links finds every page, and never a missing one", () => {
  const missing = [...crawled].filter(([, { response }]) => response.statusCode !== 200);
  expect(missing.map(([path, { response }]) => `${path} ${response.statusCode}`)).toEqual([]);
  const reached = new Set(pages.filter(({ path }) => crawled.has(path)).map(({ canonical }) => canonical));
  expect(indexablePages().filter(({ path }) => !reached.has(path))).toEqual([]);
});

it("links have canonical addresses, and rel=noopener where they leave the site", () => {
  for (const [path, { $ }] of crawled) {
    // Only sources of articles and of a state's facts may link to other sites.
    const leaving = new Set($("section[aria-labelledby=sources] a, dl a[rel]").toArray());
    for (const link of $("a").toArray()) {
      const href = $(link).attr("href");
      if (leaving.has(link)) {
        expect([href, $(link).attr("rel")], path).toEqual([expect.stringMatching(/^https:/), "noopener"]);
        continue;
      }
      expect(href, `${path}: ${$(link).text()}`).toMatch(/^(?:\/(?!\/)|#|tel:\+1\d{10}$|mailto:[^@\s]+@[^@\s]+$)/);
      expect(href, path).not.toMatch(/^[^?#]+\/$|^[^?#]*[A-Z]/);
    }
  }
});

it("an anchor that a link leads to exists", () => {
  const broken: string[] = [];
  const ids = new Map([...crawled].map(([path, { $ }]) => [path, attributesOf($, "[id]", "id")]));
  const repeated = [...ids].filter(([, own]) => new Set(own).size !== own.length).map(([path]) => path);
  expect(repeated, "pages with one id twice").toEqual([]);
  for (const [path, { $ }] of crawled) {
    for (const href of attributesOf($, 'a[href^="/"][href*="#"], a[href^="#"]', "href")) {
      const [target = "", anchor = ""] = href.split("#");
      const led = target === "" ? path : target;
      if (!ids.get(led)?.includes(anchor)) broken.push(`${path} → ${led}#${anchor}`);
    }
  }
  expect(broken).toEqual([]);
});

it("a page links each word of the glossary once, and in its body alone", () => {
  for (const [path, { $, text }] of crawled) {
    const links = $('main a[href^="/glossary#"]');
    const targets = links.toArray().map((link) => $(link).attr("href"));
    expect(targets, path).toEqual([...new Set(targets)]);
    expect(links.closest("h1, h2, h3, th, label, button, summary").length, path).toBe(0);
    expect(text + $("script[type='application/ld+json']").text(), path).not.toContain("](#");
  }
  const sample = ["/physician-credentialing", "/ophthalmology", "/rules-today", "/case-studies"];
  for (const path of sample) expect(crawled.get(path)?.$('main a[href^="/glossary#"]').length, path).toBeGreaterThan(0);
  expect(crawled.get("/glossary")?.$('a[href^="/glossary#"]').length).toBe(0);
});

it("the footer and the structured data link the social pages that the operator has set", async () => {
  const LinkedIn = "https://www.linkedin.com/company/harborview";
  const { app } = await openTestApp({ env: { SITE_SOCIAL_LINKEDIN: LinkedIn } });
  for (const [{ $, response }, links] of [
    [await documentOf("/about"), []],
    [await readDocument(app, "/about"), [["LinkedIn", LinkedIn]]],
  ] as const) {
    expect(textsOf($, "footer address ul li")).toEqual(socialNames);
    const shown = $("footer address ul a").toArray();
    expect(shown.map((link) => [$(link).text(), link.attribs.href])).toEqual(links);
    expect(response.body.includes(`"sameAs":["${LinkedIn}"]`)).toBe(links.length > 0);
  }
});

it("every page has the header's, the footer's and the company's words and links", () => {
  const links = [...headerNav.services.links, ...headerNav.rest, headerNav.action, headerNav.home, ...legalLinks];
  const inFooter = footerColumns.flatMap((column) => [column.title, ...column.links.map(({ label }) => label)]);
  const { name, phone, email, street, city, region, postalCode } = site;
  const facts = [phone, email, street, city, region, postalCode, site.hours, `© 2024 ${name}`, ...socialNames];
  const words = [...links.map(({ label }) => label), ...inFooter, ...facts].map(squeeze);
  for (const [path, document] of crawled) {
    if (!isPage(document)) continue;
    const missing = words.filter((each) => !document.text.includes(each));
    const targets = new Set(linksOf(document));
    expect([path, missing, links.filter(({ href }) => !targets.has(href))]).toEqual([path, [], []]);
  }
});
