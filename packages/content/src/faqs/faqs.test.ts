import { expect, it } from "vitest";
import { faqsCopy } from "../copy/faqs.ts";
import { meanings, otherWords } from "../search/synonyms.ts";
import { faqCategories } from "./faqs.ts";

const questions = faqCategories.flatMap((category) => category.faqs);

it("the six FAQ categories hold 5, 4, 5, 4, 4 and 4 questions", () => {
  expect(faqCategories.map(({ title, faqs }) => [title, faqs.length])).toEqual([
    ["General Credentialing", 5],
    ["Physician Credentialing", 4],
    ["Insurance & Payer Enrollment", 5],
    ["Facility Credentialing", 4],
    ["Compliance & Regulations", 4],
    ["Costs & Timelines", 4],
  ]);
});

it("the FAQ page states the right number of questions", () => {
  expect(faqsCopy.hero.eyebrow).toBe(`${questions.length} questions`);
  expect(faqsCopy.seo.description).toContain(`${questions.length} questions`);
});

it.each([
  ["initial credentialing", /90-180 days/],
  ["re-credentialing", /60-90 days/],
  ["payer enrollment", /30-120 days/],
  ["the start of re-credentialing", /120-180 days ahead/],
  ["the cycle of re-credentialing", /2-3 years/],
])("the FAQ quotes the time of %s as %s", (_, figure) => {
  expect(questions.filter((faq) => figure.test(faq.answer)).length).toBeGreaterThan(0);
});

it("each text that a synonym leads to stands in one question or its answer", () => {
  for (const text of meanings.flatMap(({ said }) => said)) {
    const found = questions.filter(({ question, answer }) => `${question}\n${answer}`.includes(text));
    expect(found, text).toHaveLength(1);
  }
});

it.each(["zebra", "xyzzy", "pricey", "recancelled", "lorem ipsum", ""])(
  "%j has no other words, because no synonym is in it as a whole word",
  (text) => {
    expect(otherWords(text)).toEqual([]);
  },
);
