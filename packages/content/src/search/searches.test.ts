import { expect, it } from "vitest";
import { placeIn, plainLetters } from "../plain-text.ts";
import { states } from "../states/states.ts";
import { blogSearch, searchLengthMax } from "./blog.ts";
import { matchingState, similarState, stateSearch } from "./states.ts";
import { otherWords } from "./synonyms.ts";

it.each([
  [{ q: "caqh" }, { q: "caqh" }],
  [{ q: "  CAQH \t attestation\n" }, { q: "CAQH attestation" }],
  [{ q: "a\u0000b" }, { q: "a b" }],
  [{ q: "   " }, {}],
  [{ q: {} }, {}],
  [{ order: "oldest" }, { order: "oldest" }],
  [{ order: "newest" }, {}],
  [{ order: "best", q: "caqh" }, { q: "caqh" }],
])("the blog's search reads %j in a URL as %j", (given, read) => {
  const { q, order } = blogSearch(given);
  expect({ q, order }).toEqual(read);
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
  ...["", "  ", "new", "m", "guam", "texas hold'em", "<script>", "a".repeat(5_000)].map((text) => [text, null]),
])("the state finder reads %j as %s", (text, slug) => {
  expect(matchingState(states, text ?? "")?.slug ?? null).toBe(slug);
});

it.each([
  ["Tenessee", "tennessee"],
  [" pensylvannia", "pennsylvania"],
  ["Ohoi", "ohio"],
  ["North Dacota", "north-dakota"],
  ...["Carolina", "Guam", "a".repeat(5_000)].map((text) => [text, null]),
])("the state finder takes %j for a misspelling of %s", (text, slug) => {
  expect(similarState(states, text ?? "")?.slug ?? null).toBe(slug);
});

it("the state finder finds every state by name, slug and abbreviation", () => {
  for (const { name, slug, abbreviation } of states) {
    for (const text of [name, slug, abbreviation]) expect(matchingState(states, text)?.slug, text).toBe(slug);
  }
});

it("the state finder ignores a search that isn't text", () => {
  expect(stateSearch({ state: "ohio" })).toEqual({ state: "ohio" });
  for (const state of [5, undefined]) expect(stateSearch({ state })).toEqual({});
});

it.each(["caqh?", "(CAQH)", "“caqh”!", "caqh."])("a search for %s also tries the word alone", (text) => {
  expect(otherWords(text)[0]).toBe("caqh");
});

it.each(["zebra", "pricey", "recancelled", ""])(
  "%j contains no synonym as a whole word, so the search tries no other words",
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
])("in %j, a search for %j marks %j", (text, wanted, marked) => {
  const { start, end } = placeIn(text, wanted) ?? expect.fail("It is there.");
  expect(text.slice(start, end)).toBe(marked);
});
