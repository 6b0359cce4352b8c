import { longDate } from "../calendar.ts";
import { entriesOf } from "../entries-of.ts";
import { type RuleGroup, type RuleToday, rulesToday } from "../facts/rules-today.ts";
import { postPath } from "../paths.ts";
import { aprnStatesNeeded, compactList, imlcMembership, licensureCompacts } from "../states/licensure-compacts.ts";
import type { PageBase } from "../types/content.ts";

const post = "interstate-medical-licensure-compact-explained";

/** Such as "Issues in 6 states; 33 more have passed the law". */
function reachOf(id: Exclude<keyof typeof compactList, "imlc">): string {
  const states = Object.values(licensureCompacts);
  const issuing = states.filter((state) => state.issuing.includes(id)).length;
  const enacted = states.filter((state) => state.enacted.includes(id)).length;
  const more = enacted === 0 ? "" : `; ${enacted} more ${enacted === 1 ? "has" : "have"} passed the law`;
  if (issuing > 0) return `Issues in ${issuing} states${more}`;
  return `Issues in none yet; ${enacted} states have passed the law${id === "aprn" ? `, and it needs ${aprnStatesNeeded}` : ""}`;
}

const licenses: RuleGroup = {
  id: "licenses",
  title: "Licenses across states",
  rules: entriesOf(compactList).map(
    ([id, { short, who, source, asOf }]): RuleToday => ({
      rule: `${short}, ${who}`,
      today: id === "imlc" ? `States: ${imlcMembership}; not all of them issue yet` : reachOf(id),
      source,
      asOf,
      post,
    }),
  ),
};

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
  sections: [...rulesToday, licenses].map(({ id, title, rules }) => ({
    kind: "table",
    id,
    title,
    intro: id === licenses.id ? "By the lists that we read on that day. A state that joined later is missing." : null,
    table: {
      names: ["Rule", "Today", "Source", "Checked on"],
      rows: rules.map(({ rule, today, source, asOf, post }) => ({
        cells: [rule, `${today}.`, source, longDate(asOf).replaceAll(" ", "\u00a0")],
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
