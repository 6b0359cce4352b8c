import { describe, expect, it } from "vitest";
import { fill } from "./fill.ts";
import { indexablePages, pages } from "./pages.ts";
import { site } from "./site.ts";

const canonical = fill(indexablePages(), site);

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function outside(min: number, max: number, values: readonly [string, string][]): string[] {
  return values.flatMap(([path, text]) =>
    text.length < min || text.length > max ? [`${path}: ${text.length}: ${text}`] : [],
  );
}

describe("the list of pages", () => {
  it("has each address once", () => {
    expect(repeated(pages.map((page) => page.path))).toEqual([]);
  });

  it("has second addresses of existing pages only", () => {
    const second = pages.filter((page) => page.path !== page.canonical);
    const known = new Set<string>(canonical.map((page) => page.path));
    expect(second.filter((page) => !known.has(page.canonical))).toEqual([]);
  });
});

describe("in search results", () => {
  const titles = canonical.map(({ kind, path, seo }): [string, string] => [
    path,
    kind === "article" ? `${seo.title} - ${site.name} Blog` : seo.title,
  ]);
  const articles = canonical.filter((page) => page.kind === "article");

  it("a page's title has 30 to 65 characters, an article's own at most 60", () => {
    const others = titles.filter(([path]) => !path.startsWith("/blog/"));
    expect(outside(30, 65, others)).toEqual([]);
    expect(
      outside(
        10,
        60,
        articles.map(({ path, seo }) => [path, seo.title]),
      ),
    ).toEqual([]);
  });

  it("a page's description has 70 to 160 characters and ends like a sentence", () => {
    const descriptions = canonical.map(({ path, seo }): [string, string] => [path, seo.description]);
    expect(outside(70, 160, descriptions)).toEqual([]);
    expect(descriptions.filter(([, text]) => !/[.?!]$/.test(text))).toEqual([]);
  });

  it("the second addresses of states have their own titles and descriptions", () => {
    const second = fill(pages, site).filter(
      ({ path, canonical }) => canonical.startsWith("/states/") && path !== canonical,
    );
    const own = new Set(titles.map(([, title]) => title));
    expect(second.filter((page) => own.has(page.seo.title))).toEqual([]);
    expect(
      outside(
        30,
        65,
        second.map(({ path, seo }) => [path, seo.title]),
      ),
    ).toEqual([]);
    expect(
      outside(
        70,
        160,
        second.map(({ path, seo }) => [path, seo.description]),
      ),
    ).toEqual([]);
  });

  it("every page has keywords, none twice", () => {
    const wrong = canonical.filter(({ seo: { keywords } }) => keywords.length === 0 || repeated(keywords).length > 0);
    expect(wrong).toEqual([]);
  });
});
