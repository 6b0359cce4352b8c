import { expect, it } from "vitest";
import { placeIn, plainLetters } from "../plain-text.ts";
import { states } from "../states/states.ts";
import { blogSearch, searchLengthMax } from "./blog.ts";
import { matchingState, similarState, stateSearch } from "./states.ts";
import { otherWords } from "./synonyms.ts";

it.each([
  ["caqh", "caqh"],
  ["  CAQH \t attestation\n", "CAQH attestation"],
  ["a\u0000b", "a b"],
  ["   ", undefined],
  [{}, undefined],
])("the blog's search reads %j in an address as %j", (q, words) => {
  expect(blogSearch({ q }).q).toBe(words);
});

it.each([
  [{ order: "newest", q: "caqh" }, "newest"],
  [{ order: "oldest" }, "oldest"],
  [{ order: "newest" }, undefined],
  [{ order: "best", q: "caqh" }, undefined],
])("the blog's search reads the order of %j as %j, so that each list has one address", (given, order) => {
  expect(blogSearch(given).order).toBe(order);
});

it("the blog's search shortens a text that is too long, once", () => {
  const { q = "" } = blogSearch({ q: "word ".repeat(100) });
  expect(q.length).toBeLessThanOrEqual(searchLengthMax);
  expect(blogSearch({ q }).q).toBe(q);
});

it.each([
  ["  west   virginia ", "west-virginia"],
  ["ri", "rhode-island"],
  ["KS", "kansas"],
  ["wyo", "wyoming"],
  ["north d", "north-dakota"],
])("the state finder reads %j as %s", (text, slug) => {
  expect(matchingState(states, text)?.slug).toBe(slug);
});

it.each(["", "  ", "new", "m", "guam", "texas hold'em", "<script>", "a".repeat(5_000)])("%j names no state", (text) => {
  expect(matchingState(states, text)).toBeNull();
});

it.each([
  ["Tenessee", "tennessee"],
  [" pensylvannia", "pennsylvania"],
  ["Ohoi", "ohio"],
  ["Misouri", "missouri"],
  ["North Dacota", "north-dakota"],
  ["Carolina", undefined],
  ["Guam", undefined],
  ["a".repeat(5_000), undefined],
])("the state finder takes %j for a misspelling of %s", (text, slug) => {
  expect(similarState(states, text)?.slug).toBe(slug);
});

it("the state finder finds every state by name, slug and abbreviation", () => {
  for (const { name, slug, abbreviation } of states) {
    for (const text of [name, slug, abbreviation]) expect(matchingState(states, text)?.slug, text).toBe(slug);
  }
});

it("the state finder ignores a search that isn't text", () => {
  expect([stateSearch({ state: "ohio" }), stateSearch({ state: 5 }), stateSearch({})]).toEqual([
    { state: "ohio" },
    { state: undefined },
    { state: undefined },
  ]);
});

it.each(["zebra", "xyzzy", "pricey", "recancelled", "lorem ipsum", ""])(
  "%j has no other words, because no synonym is in it as a whole word",
  (text) => {
    expect(otherWords(text)).toEqual([]);
  },
);

it.each([
  ["Children’s", "children's"],
  ["O‘Brien", "o'brien"],
  ["Smith‑Jones", "smith-jones"],
  ["Nguyễn", "nguyen"],
  ["e\u0301te\u0301", "été"],
  ["Łukasz Großmann", "lukasz grossmann"],
  ["“Aetna”", '"aetna"'],
  ["New\u00a0York", "new york"],
  ["pass\u00adport", "passport"],
  ["ＣＡＱＨ", "caqh"],
  ["Anti - dumping – rule", "anti - dumping - rule"],
])("every search takes %j for %j", (text, other) => {
  expect(plainLetters(text)).toBe(plainLetters(other));
});

it.each([
  ["The physician’s file", "physician's", "physician’s"],
  ["Ask Nguyễn’s office", "nguyen's", "Nguyễn’s"],
  ["e\u0301tat x", "etat", "e\u0301tat"],
  ["😀 Straße 5", "strasse", "Straße"],
])("in %j a search marks what it found by %j", (text, wanted, marked) => {
  const { start, end } = placeIn(text, wanted) ?? expect.fail("It is there.");
  expect(text.slice(start, end)).toBe(marked);
});
