import { expect, it } from "vitest";
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

it("in search results a page's title has 30 to 65 characters, an article's own at most 60", () => {
  const states = fill(pages, site).filter(
    ({ path, canonical }) => canonical.startsWith("/states/") && path !== canonical,
  );
  const titles = (wanted: boolean) =>
    [...canonical, ...states]
      .filter(({ kind }) => (kind === "article") === wanted)
      .map(({ path, seo }): [string, string] => [path, seo.title]);
  expect(outside(30, 65, titles(false))).toEqual([]);
  expect(outside(10, 60, titles(true))).toEqual([]);
});
