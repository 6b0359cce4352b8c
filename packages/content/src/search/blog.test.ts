import { expect, it } from "vitest";
import { blogSearch, searchLengthMax } from "./blog.ts";

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
