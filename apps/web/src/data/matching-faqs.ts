import type { FaqCategory } from "@site/content/types/content";

/** Requirement 73: a case-insensitive substring of question or answer; categories without a match disappear. */
export function matchingFaqs(categories: readonly FaqCategory[], query: string): FaqCategory[] {
  const wanted = query.trim().toLowerCase();
  return categories
    .map((category) => ({
      ...category,
      faqs: category.faqs.filter(({ question, answer }) => `${question}\n${answer}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ faqs }) => faqs.length > 0);
}
