import { expect, it } from "vitest";
import { articleContent, pageContent, textsBelow } from "./all-words.ts";

/** As docs/requirements.md has them. */
const dictated = new Set([
  "Thank you! We'll contact you within 24 hours to confirm your consultation.",
  "We'll get back to you within 24 hours.",
]);

it("apostrophes and quotation marks of pages and articles are typographic", () => {
  const { mails: _mails, ...pages } = pageContent;
  const texts = textsBelow([pages, articleContent]).filter(({ text }) => !dictated.has(text));
  expect(texts.filter(({ text }) => /\w'\w|\w"|"\w/.test(text)).map(({ place }) => place)).toEqual([]);
});

it("articles write ranges with an en dash", () => {
  const texts = textsBelow(articleContent).filter(({ text }) =>
    /(?<![\w-])\d+-\d+(?: (?:days|months|years)\b|%)/.test(text),
  );
  expect(texts.map(({ place }) => place)).toEqual([]);
});
