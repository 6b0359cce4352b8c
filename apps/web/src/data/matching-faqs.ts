import type { FaqCategory } from "@site/content/types/content";
import { withoutMarks } from "@site/content/types/term-mark";

/** Requirement 73: a case-insensitive substring of question or answer; categories without a match disappear. */
export function matchingFaqs(categories: readonly FaqCategory[], query: string): FaqCategory[] {
  const wanted = comparable(query.trim());
  return categories
    .map((category) => ({
      ...category,
      faqs: category.faqs.filter(({ question, answer }) =>
        comparable(withoutMarks(`${question}\n${answer}`)).includes(wanted),
      ),
    }))
    .filter(({ faqs }) => faqs.length > 0);
}

/** Keyboards have the straight apostrophe, texts the typographic one. */
function comparable(text: string): string {
  return text.toLowerCase().replaceAll("’", "'");
}
