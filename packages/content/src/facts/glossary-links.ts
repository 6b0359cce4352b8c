import { glossary } from "./glossary.ts";

const termOf = new Map(
  glossary.flatMap(({ terms }) =>
    terms.flatMap(({ id, names }) =>
      names.flatMap((name) =>
        [name, name.charAt(0).toUpperCase() + name.slice(1)].map((spelt) => [spelt, id] as const),
      ),
    ),
  ),
);
const longestFirst = [...termOf.keys()].toSorted((a, b) => b.length - a.length);
const terms = new RegExp(
  `(?<![\\w-])(?:${longestFirst.map((name) => name.replaceAll(".", "\\.")).join("|")})(?![\\w-])`,
  "g",
);

/** @param linked collects the ids of linked terms, so that each term is linked once */
export function linkText(text: string, linked: Set<string>): string {
  return text.replace(terms, (name) => {
    const id = termOf.get(name) ?? "";
    if (linked.has(id)) return name;
    linked.add(id);
    return `[${name}](#${id})`;
  });
}

/** Fields that a page shows as running text or list items, not as a heading, label or link. */
const bodyFields = new Set([
  "lead",
  "intro",
  "description",
  "answer",
  "notes",
  "items",
  "cells",
  "challenge",
  "solution",
  "results",
]);
const otherFields = new Set(["seo", "record", "sheets"]);

/** Links each glossary term once, where a page first shows it. The fields of `content` must be in the page's order. */
export function linkTerms<T>(content: T, field = "", linked = new Set<string>()): T {
  if (typeof content === "string") {
    return (bodyFields.has(field) ? linkText(content, linked) : content) as T; // a string stays a string
  }
  if (content === null || typeof content !== "object" || otherFields.has(field)) return content;
  if (Array.isArray(content)) {
    // The first cell of a row is its header.
    const fieldAt = (index: number) => (field === "cells" && index === 0 ? "header" : field);
    return content.map((item, index) => linkTerms(item, fieldAt(index), linked)) as T; // the items stay the same
  }
  const isLink = "href" in content && ("label" in content || "name" in content);
  // A checklist has no links, because it is a form. A state's list has none, because editors write it.
  const isPlain = ("mark" in content && content.mark === "todo") || "remarks" in content;
  if (isLink || isPlain) return content;
  const entries = Object.entries(content).map(([key, value]) => [key, linkTerms(value, key, linked)]);
  return Object.fromEntries(entries) as T; // the keys stay the same
}
