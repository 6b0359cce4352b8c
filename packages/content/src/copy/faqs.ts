import { clock, clockTerms } from "../facts/clock.ts";
import { documentsAnswer, getStarted } from "../nav.ts";
import type { ClockFigure, Closing, IsoDate, Section, Seo, Term, Texts } from "../types/content.ts";
import { feeSections } from "./fees.ts";

export const faqsCopy = {
  seo: {
    title: "Credentialing Questions Answered | {product}",
    description:
      "How long credentialing takes, what payers ask for, what it costs and what happens when something lapses: 26 questions with plain answers.",
    keywords: [
      "credentialing FAQ",
      "how long does credentialing take",
      "payer enrollment questions",
      "re-credentialing",
    ],
  },
  updatedOn: "2026-11-27",
  hero: {
    eyebrow: "26 questions",
    heading: "Frequently Asked Questions",
    lead: "The answers that we give on the phone, with real timelines.",
  },
  search: {
    label: "Search the questions",
    placeholder: "Search frequently asked questions...",
    submit: "Search",
  },
  subjects: "Questions by subject",
  asked: {
    title: "Most asked",
    links: [
      {
        label: "How long does it take?",
        href: "/faqs#how-long",
        description: "60-120 days for a new provider with one plan, 30-60 for a renewal.",
      },
      {
        label: "What does it cost?",
        href: "/faqs#costs",
        description: "Fee-for-service or contingency-based. You hear the price at the free consultation.",
      },
      {
        label: "What do you need from us?",
        href: documentsAnswer,
        description: "License, DEA registration, board and malpractice certificates, and a CV with months and years.",
      },
    ],
  },
  howLong: {
    id: "how-long",
    title: "How long it takes, case by case",
    intro: "Find your case. Below the figure, each case says from which day to which day its time is counted.",
    clock,
    terms: clockTerms,
  },
  empty: {
    title: "No results found",
    text: "No answer contains these words. Try another word, or ask us.",
    link: { label: "Ask us", href: "/contact" },
  },
  /** As in "3 questions related to “fee”", if only synonyms of the search were found. */
  otherWords: "related to",
  otherPages: {
    title: "Elsewhere on this site:",
    article: "article",
    articles: "articles",
    best: "First:",
    state: "License, Medicaid, payers and times in this state.",
  },
  sections: [
    ...feeSections,
    {
      kind: "links",
      id: "more",
      title: "Need More Information?",
      intro: null,
      links: [
        {
          label: "View Services",
          href: "/",
          description: "What we do, from the first license to contract negotiation.",
        },
        { label: "Contact Us", href: "/contact", description: "A specialist answers within 24 hours." },
        { label: "Read the Blog", href: "/blog", description: "Longer answers, one subject at a time." },
      ],
    },
  ],
  closing: {
    heading: "A question about your own file?",
    text: "Call, or write it down for us. The consultation is free.",
    actions: getStarted,
  },
} satisfies Texts & {
  seo: Seo;
  updatedOn: IsoDate;
  howLong: {
    id: string;
    title: string;
    intro: string;
    clock: ClockFigure;
    terms: readonly Term[];
  };
  sections: readonly Section[];
  closing: Closing;
};
