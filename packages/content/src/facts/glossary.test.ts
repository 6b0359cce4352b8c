import { expect, it } from "vitest";
import { posts } from "../blog/posts.ts";
import { glossary, glossarySize } from "./glossary.ts";
import { withTerms } from "./glossary-links.ts";
import { rulesToday } from "./rules-today.ts";

const terms = glossary.flatMap((group) => group.terms);

it("a text links a word of the glossary the first time only, and not as a part of another word", () => {
  const linked = new Set<string>();
  expect(withTerms("PECOS, a PTAN, PECOS again.", linked)).toEqual([
    { text: "PECOS", term: "pecos" },
    ", a ",
    { text: "PTAN", term: "ptan" },
    ", PECOS again.",
  ]);
  expect(withTerms("PECOS and non-PTAN", linked)).toEqual(["PECOS and non-PTAN"]);
});

it("sixty words have each an anchor, two sentences at most, and an article that exists", () => {
  expect(glossarySize).toBe(60);
  expect(new Set(terms.map(({ id }) => id)).size).toBe(60);
  expect(terms.filter(({ description }) => (description.match(/[.!?](?= |$)/g)?.length ?? 0) > 2)).toEqual([]);
  const named = [...terms, ...rulesToday.flatMap(({ rules }) => rules)].flatMap(({ post }) => post ?? []);
  expect(named.filter((slug) => !Object.hasOwn(posts, slug))).toEqual([]);
});
