import { allCases } from "../case-studies/case-sections.ts";
import { allSheets } from "../samples/all-sheets.ts";
import { claims } from "../site.ts";
import type { PageBase } from "../types/content.ts";
import { buyingAnswers, comparison } from "./buying.ts";

export const aboutPage: PageBase = {
  updatedOn: "2026-11-23",
  seo: {
    title: "About Our Credentialing Team | {product}",
    description:
      "5,000+ credentials processed, a 95% success rate and 50 states covered. Who we are, how we keep a file, and why practices hand theirs to us.",
    keywords: [
      "medical credentialing company",
      "credentialing specialists",
      "payer enrollment company",
      "about {product}",
    ],
  },
  hero: {
    eyebrow: "About {product}",
    heading: "We carry your file from first document to decision",
    lead: "Credentialing, payer enrollment, re-credentialing, insurance paneling and contract negotiation, for physicians, practices and facilities. One specialist knows your file, sends it, and follows it to each payer's answer.",
    actions: [
      { label: "Work With Us", href: "/contact" },
      { label: "Call {phone}", href: "tel" },
    ],
    figure: null,
  },
  sections: [
    {
      kind: "cards",
      id: "values",
      title: "Our mission and values",
      intro: null,
      cards: [
        {
          title: "Mission",
          description:
            "A provider who is qualified should be able to see patients and be paid for it. We take the paperwork between those two points.",
          icon: "target-arrow",
        },
        {
          title: "Excellence",
          description:
            "Every date is checked and every document is current before a form leaves. A file that needs no correction is the fast one.",
          icon: "award",
        },
        {
          title: "Partnership",
          description:
            "Your office deals with one person. When a payer is slow you hear it from us, with the reason and the next step.",
          icon: "heart-handshake",
        },
      ],
    },
    {
      kind: "stats",
      id: "track-record",
      title: "Our track record",
      intro: null,
      stats: [claims.processed, claims.successRate, claims.states],
    },
    {
      kind: "checklists",
      id: "reasons",
      title: "Why practices choose us",
      intro: null,
      lists: [
        {
          title: "What we bring",
          mark: "done",
          items: [
            "Specialists with 15+ years in credentialing",
            "Physicians, dentists, mental health providers, facilities and DME suppliers",
            "Medicare, Medicaid, commercial and managed care payers",
            "Licensing and payer rules of all 50 states",
          ],
        },
        {
          title: "How we work",
          mark: "done",
          items: [
            "Every document checked before anything is filed",
            "Files kept to NCQA, URAC and TJC standards",
            "Expirations tracked, renewals started 120 days ahead",
            "An answer within 24 hours, emergency support 24/7",
          ],
        },
      ],
    },
    allCases,
    allSheets,
    buyingAnswers,
    comparison,
  ],
  closing: {
    heading: "Tell us where your file stands",
    text: "Call, name your payers and your start date, and we'll say what to file first.",
    actions: [
      { label: "Call {phone}", href: "tel" },
      { label: "Work With Us", href: "/contact" },
    ],
  },
};
