import { articleLink } from "../blog/posts.ts";
import { glossary, glossarySize } from "../facts/glossary.ts";
import { callOnly } from "../nav.ts";
import type { PageBase, Word } from "../types/content.ts";

const words = glossary
  .flatMap(({ terms }) => terms)
  .map(({ id, term, description, post }): Word => ({ id, term, description, link: articleLink(post) }))
  .toSorted((a, b) => a.term.localeCompare(b.term, "en-US"));

export const glossaryPage: PageBase = {
  updatedOn: "2026-11-27",
  seo: {
    title: "Credentialing Glossary: Sixty Words Explained | {product}",
    description:
      "PTAN, PECOS, PSV, CVO, roster, reassignment, tail, loss run: sixty words of credentialing and payer enrollment, explained in a few sentences each.",
    keywords: ["credentialing glossary", "what is a PTAN", "what is a CVO", "primary source verification"],
  },
  hero: {
    eyebrow: `${glossarySize} words`,
    heading: "The words on the forms",
    lead: "What payers, hospitals and Medicare mean by each word, in a few sentences. Most words link to an article with the days and the forms.",
    actions: [
      { label: "Ask us", href: "/contact" },
      { label: "Call {phone}", href: "tel" },
    ],
    figure: null,
  },
  sections: [
    {
      kind: "glossary",
      id: "words",
      title: "From A to Z",
      intro: null,
      letters: [...Map.groupBy(words, ({ term }) => (/^\d/.test(term) ? "0-9" : term.charAt(0).toUpperCase()))].map(
        ([letter, words]) => ({
          letter,
          words,
        }),
      ),
    },
  ],
  closing: {
    heading: "Would you rather not learn them?",
    text: "Let us handle the forms. The consultation is free.",
    actions: callOnly,
  },
};
