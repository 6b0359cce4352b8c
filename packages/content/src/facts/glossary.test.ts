import { expect, it } from "vitest";
import { posts } from "../blog/posts.ts";
import { services } from "../services/services.ts";
import { specialties } from "../specialties/specialties.ts";
import { glossary } from "./glossary.ts";
import { linkTerms, linkText } from "./glossary-links.ts";
import { rulesToday } from "./rules-today.ts";

const terms = glossary.flatMap((group) => group.terms);

it("a text links a glossary term only the first time, and not as a part of another word", () => {
  const linked = new Set<string>();
  expect(linkText("PECOS, a PTAN, PECOS again.", linked)).toBe("[PECOS](#pecos), a [PTAN](#ptan), PECOS again.");
  expect(linkText("Roster of PECOS and non-PTAN", linked)).toBe("[Roster](#roster) of PECOS and non-PTAN");
});

it("each term has an anchor, an article that exists, and a text that links the term", () => {
  expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
  const linked = new Set<string>();
  for (const { content } of Object.values(posts)) linkText(content, linked);
  linkTerms([services, specialties], "", linked);
  expect(terms.filter(({ id }) => !linked.has(id))).toEqual([]);
  const named = [...terms, ...rulesToday.flatMap(({ rules }) => rules)].flatMap(({ post }) => post ?? []);
  expect(named.filter((slug) => !Object.hasOwn(posts, slug))).toEqual([]);
});
