import { plainLetters } from "../plain-text.ts";
import { spellingsOf } from "./synonyms.ts";

/** The texts of an article. A match in the title is the best. */
type Texts = readonly [title: string, tags: string, excerpt: string, content: string];

/** A search ignores words beyond this number. */
const wordsMax = 8;
const knownMax = 1_000;

/** By article number, the sum of the words' places in `Texts`. If it is 0, all words are in the title. */
export type Places = ReadonlyMap<number, number>;

/** Looks words up instead of reading articles, so that a search can't delay a lead. */
export function articleSearch(articles: ReadonlyMap<number, Texts>): (text: string) => Places | null {
  const texts = new Map([...articles].map(([id, own]) => [id, own.map((text) => spaced(plainLetters(text)))]));
  const places = new Map<string, Map<number, number>>();
  for (const [id, own] of texts)
    for (const [place, text] of own.entries())
      for (const word of text.split(" ")) {
        const found = places.get(word) ?? new Map<number, number>();
        if (!found.has(id)) found.set(id, place);
        places.set(word, found);
      }
  const sorted = [...places.keys()].toSorted();
  /** Caches the articles that match a word, because a word of one letter matches many. */
  const known = new Map<string, Places>();

  const withPhrase = (phrase: string): Places => {
    const [first = "", ...others] = phrase.split(" ");
    if (others.length === 0) return merged(beginning(sorted, phrase).map((word) => places.get(word) ?? new Map()));
    const found = [...(places.get(first)?.keys() ?? [])].map((id): [number, number] => {
      return [id, (texts.get(id) ?? []).findIndex((text) => ` ${text}`.includes(` ${phrase}`))];
    });
    return new Map(found.filter(([, place]) => place !== -1));
  };

  return (text) => {
    const words = wordsOf(text);
    if (words.length === 0) return null;
    const found = words.map((word) => {
      const places = known.get(word) ?? merged(spellingsOf(word).map((spelling) => withPhrase(spaced(spelling))));
      if (known.size > knownMax) known.clear();
      known.set(word, places);
      return places;
    });
    const [first = new Map<number, number>(), ...others] = found;
    const common = [...first.keys()].filter((id) => others.every((places) => places.has(id)));
    return new Map(common.map((id) => [id, found.reduce((sum, places) => sum + (places.get(id) ?? 0), 0)]));
  };
}

function wordsOf(text: string): string[] {
  const words = plainLetters(text)
    .split(/[\s\p{Cc}]+/u)
    .map((word) => word.replace(/[?!.,;:)\]"']+$/, ""))
    .filter((word) => spaced(word) !== "");
  return [...new Set(words)].slice(0, wordsMax);
}

/** Replaces the characters before a word, such as a hyphen, a bracket or a dollar sign, with one space. */
function spaced(text: string): string {
  return text
    .replace(/[\s/([$"-]+/g, " ")
    .replace(/(^| )'+/g, " ")
    .trim();
}

function merged(all: readonly Places[]): Places {
  const best = new Map<number, number>();
  for (const places of all)
    for (const [id, place] of places) best.set(id, Math.min(place, best.get(id) ?? Number.POSITIVE_INFINITY));
  return best;
}

function beginning(sorted: readonly string[], start: string): readonly string[] {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? "") < start) from = middle + 1;
    else to = middle;
  }
  let end = from;
  while (sorted[end]?.startsWith(start)) end += 1;
  return sorted.slice(from, end);
}
