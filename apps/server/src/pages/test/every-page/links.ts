import { brotliDecompressSync } from "node:zlib";
import { footerColumns, headerNav, legalLinks, socialNames } from "@site/content/nav";
import { indexablePages, pages } from "@site/content/pages";
import { site } from "@site/content/site";
import { expect, it } from "vitest";
import {
  addLike,
  attributesOf,
  openTestApp,
  readDocument,
  squeeze,
  structuredDataOf,
  type TestDocument,
  textsOf,
} from "../../../test/open-test-app.ts";
import { documentOf, origin } from "./unchanged-site.ts";

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
    // Only the sources of an article, and those of the facts about a state, may link to other sites.
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

const sources = [
  ["meta[property='og:image'], meta[name='twitter:image']", "content"],
  ["link[rel*='icon'], link[rel=manifest], link[rel*='preload'], use", "href"],
  ["img", "src"],
  ["script[data-code]", "data-code"],
  ["script[data-stylesheet]", "data-stylesheet"],
] as const;

function filesOf({ $ }: TestDocument): string[] {
  const named = sources.flatMap(([selector, attribute]) => attributesOf($, selector, attribute));
  const described = structuredDataOf($)
    .flatMap((block) => Object.entries(block))
    .flatMap(([name, value]) => (name === "image" || name === "logo" ? [String(value)] : []));
  const urls = [...named.flatMap((value) => value.split(" ")), ...described];
  return urls.filter((url) => url !== "" && !url.startsWith("data:"));
}

const types = [
  "css text/css",
  "ico image/vnd.microsoft.icon",
  "js application/javascript",
  "png image/png",
  "svg image/svg+xml",
  "webmanifest application/manifest+json",
  "woff2 font/woff2",
];

it("every file that a page names exists, also on pages of rows that an admin added; assets are immutable and compressed", async () => {
  const { app, db } = await openTestApp();
  await addLike(db, "blog_posts", "reassignment-on-the-855i", { slug: "questions-added" });
  await addLike(db, "specialties", "neurology", { slug: "urology", name: "Urology" });
  await addLike(db, "states", "ohio", { slug: "puerto-rico", name: "Puerto Rico", abbreviation: "PR" });
  const unchanged = [...pages.map(({ path }) => path), "/nothing", "/blog/nothing"].map(documentOf);
  const added = ["/blog/questions-added", "/urology", "/states/puerto-rico"].map((path) => readDocument(app, path));
  const wanted = new Set<string>();
  for (const reading of [...unchanged, ...added])
    for (const url of filesOf(await reading)) wanted.add(new URL(url, origin).pathname);
  for (const { src } of (await app.inject("/site.webmanifest")).json().icons) wanted.add(src);
  expect(wanted.size).toBeGreaterThan(pages.length / 2);

  const seen = new Set<string>();
  for (const path of wanted) {
    const { statusCode, headers, rawPayload } = await app.inject(path);
    expect([path, statusCode]).toEqual([path, 200]);
    seen.add(`${path.split(".").at(-1)} ${String(headers["content-type"]).split(";", 1)}`);
    if (!path.startsWith("/assets/")) continue;
    expect(headers["cache-control"], path).toBe("public, max-age=31536000, immutable");
    if (path.endsWith(".woff2") || rawPayload.length < 1_000) continue;
    const small = await app.inject({ url: path, headers: { "accept-encoding": "gzip, br" } });
    expect(small.headers, path).toMatchObject({ "content-encoding": "br", "content-type": headers["content-type"] });
    expect(brotliDecompressSync(small.rawPayload).equals(rawPayload), path).toBe(true);
  }
  expect([...seen].toSorted()).toEqual(types);
}, 120_000);
