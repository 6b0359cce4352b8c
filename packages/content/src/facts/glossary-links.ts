import type { Faq, Section, TextPart } from "../types/content.ts";
import { glossary } from "./glossary.ts";

const termOf = new Map(
  glossary.flatMap(({ terms }) => terms.flatMap(({ id, names }) => names.map((name) => [name, id]))),
);
const longestFirst = [...termOf.keys()].toSorted((a, b) => b.length - a.length);
const terms = new RegExp(`(?<![\\w-])(${longestFirst.map((name) => name.replaceAll(".", "\\.")).join("|")})(?![\\w-])`);

/** Divides a text at the words of the glossary that are not linked yet. @param linked ids; gets those of this text */
export function withTerms(text: string, linked: Set<string>): TextPart[] {
  return text.split(terms).reduce<TextPart[]>((parts, piece, index) => {
    const term = index % 2 === 1 ? termOf.get(piece) : undefined;
    const last = parts.at(-1);
    if (term !== undefined && !linked.has(term)) {
      linked.add(term);
      parts.push({ text: piece, term });
    } else if (typeof last === "string") parts[parts.length - 1] = last + piece;
    else if (piece !== "") parts.push(piece);
    return parts;
  }, []);
}

/** The questions with answers that link words of the glossary, each the first time. */
export function faqsWithTerms(faqs: readonly Faq[], linked = new Set<string>()): Faq[] {
  return faqs.map((faq) => ({ ...faq, parts: withTerms(faq.answer, linked) }));
}

export function sectionsWithTerms(sections: readonly Section[]): Section[] {
  const linked = new Set<string>();
  return sections.map((section) =>
    section.kind === "faqs" ? { ...section, faqs: faqsWithTerms(section.faqs, linked) } : section,
  );
}
