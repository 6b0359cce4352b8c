import { expect, it } from "vitest";
import { blogSearch, searchLengthMax } from "./blog.ts";

it.each([
  ["caqh", "caqh"],
  ["  CAQH \t attestation\n", "CAQH attestation"],
  ["a\u0000b", "a b"],
  ["855", "855"],
  ["", undefined],
  ["   ", undefined],
  [undefined, undefined],
  [{}, undefined],
])("the words %j of an address become %j", (q, words) => {
  expect(blogSearch({ q }).q).toBe(words);
});

it("a text that is too long is cut, and a cut text is not cut again", () => {
  const { q = "" } = blogSearch({ q: "word ".repeat(100) });
  expect(q.length).toBeLessThanOrEqual(searchLengthMax);
  expect(blogSearch({ q }).q).toBe(q);
});
