import { plainLetters } from "@site/content/plain-text";
import { otherWords } from "@site/content/search/synonyms";
import type { FaqCategory } from "@site/content/types/content";
import { withoutMarks } from "@site/content/types/term-mark";

/**
 * Requirement 73: a case-insensitive substring of question or answer; categories without a match disappear. If nothing
 * matches, synonyms are searched for.
 */
export function matchingFaqs(categories: readonly FaqCategory[], query: string): FaqCategory[] {
  return hasFaq(categories, query) ? withAny(categories, [query]) : withAny(categories, otherWords(query.trim()));
}

/** Whether a question or an answer contains exactly these words. */
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
