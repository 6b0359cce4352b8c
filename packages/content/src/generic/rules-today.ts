import { longDate } from "../calendar.ts";
import { rulesToday } from "../facts/rules-today.ts";
import { postPath } from "../paths.ts";
import { imlcMembership } from "../states/compact.ts";
import type { PageBase } from "../types/content.ts";

export const rulesTodayPage: PageBase = {
  updatedOn: "2026-11-23",
  seo: {
    title: "Credentialing Rules Today, With Dates Checked | {product}",
    description:
      "Medicare halts, fees and filing days, telehealth dates, NCQA limits, CAQH, compacts: each rule as it holds today, with the day on which we checked it.",
    keywords: ["credentialing rules 2026", "Medicare enrollment moratorium", "NCQA 120 days", "CAQH attestation"],
  },
  hero: {
    eyebrow: "With the day of the check",
    heading: "What holds today",
    lead: "Articles age, and some rules change within weeks. Here is each dated rule that our pages rely on, what it says, and when we last looked. The rule’s name leads to the article that explains it.",
    actions: [
      { label: "Ask about your case", href: "/contact" },
      { label: "Call {phone}", href: "tel" },
    ],
    figure: null,
  },
  sections: rulesToday(imlcMembership).map(({ id, title, rules }) => ({
    kind: "table",
    id,
    title,
    intro: null,
    table: {
      names: ["Rule", "Today", "Checked on"],
      rows: rules.map(({ rule, today, asOf, post }) => ({
        cells: [rule, `${today}.`, longDate(asOf).replaceAll(" ", "\u00a0")],
        href: post === null ? null : postPath(post),
      })),
      print: false,
    },
  })),
  closing: {
    heading: "A rule that isn’t here, or a date that has passed?",
    text: "Name the payer and the state. A specialist looks it up before anything is filed.",
    actions: [
      { label: "Get Started", href: "/contact" },
      { label: "Call {phone}", href: "tel" },
    ],
  },
};
