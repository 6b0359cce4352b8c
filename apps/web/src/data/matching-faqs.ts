import { plainLetters } from "@site/content/plain-text";
import { otherWords } from "@site/content/search/synonyms";
import type { FaqCategory } from "@site/content/types/content";
import { withoutMarks } from "@site/content/types/term-mark";

/**
 * Requirement 73: finds questions or answers that contain the query in any case, and drops categories without a match.
 * If nothing matches, it searches for synonyms.
 */
export function matchingFaqs(categories: readonly FaqCategory[], query: string): FaqCategory[] {
  return hasFaq(categories, query) ? withAny(categories, [query]) : withAny(categories, otherWords(query.trim()));
}

export function hasFaq(categories: readonly FaqCategory[], query: string): boolean {
  return withAny(categories, [query]).length > 0;
}

function withAny(categories: readonly FaqCategory[], texts: readonly string[]): FaqCategory[] {
  const wanted = texts.map((text) => plainLetters(text.trim()));
  return categories
    .map((category) => ({
      ...category,
      faqs: category.faqs.filter(({ question, answer }) => {
        const own = [question, answer].map((text) => plainLetters(withoutMarks(text)));
        return wanted.some((text) => own.some((each) => each.includes(text)));
      }),
    }))
    .filter(({ faqs }) => faqs.length > 0);
}
