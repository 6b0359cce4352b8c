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

it("each address is one page, and a second address is one of a page that exists", () => {
  expect(repeated(pages.map((page) => page.path))).toEqual([]);
  const known = new Set<string>(canonical.map((page) => page.path));
  expect(pages.filter((page) => !known.has(page.canonical))).toEqual([]);
});

describe("in search results", () => {
  const states = fill(pages, site).filter(
    ({ path, canonical }) => canonical.startsWith("/states/") && path !== canonical,
  );
  const shown = [...canonical, ...states];

  it("a page's title has 30 to 65 characters, an article's own at most 60", () => {
    const titles = (wanted: boolean) =>
      shown
        .filter(({ kind }) => (kind === "article") === wanted)
        .map(({ path, seo }): [string, string] => [path, seo.title]);
    expect(outside(30, 65, titles(false))).toEqual([]);
    expect(outside(10, 60, titles(true))).toEqual([]);
  });

  it("a page's description has 70 to 160 characters and ends like a sentence", () => {
    const descriptions = shown.map(({ path, seo }): [string, string] => [path, seo.description]);
    expect(outside(70, 160, descriptions)).toEqual([]);
    expect(descriptions.filter(([, text]) => !/[.?!]$/.test(text))).toEqual([]);
  });

  it("the second addresses of states have their own titles", () => {
    const own = new Set(canonical.map(({ seo }) => seo.title));
    expect(states.filter((page) => own.has(page.seo.title))).toEqual([]);
  });

  it("every page has keywords, none twice", () => {
    const wrong = canonical.filter(({ seo: { keywords } }) => keywords.length === 0 || repeated(keywords).length > 0);
    expect(wrong).toEqual([]);
  });
});
