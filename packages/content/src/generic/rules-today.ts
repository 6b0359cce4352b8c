import { longDate } from "../calendar.ts";
import { entriesOf } from "../entries-of.ts";
import { ruleChanges } from "../facts/rule-changes.ts";
import { type RuleGroup, type RuleToday, rulesToday } from "../facts/rules-today.ts";
import { callOnly } from "../nav.ts";
import { postPath, rulesFeedPath } from "../paths.ts";
import {
  aprnStatesNeeded,
  compactList,
  imlcMembership,
  licensureCompacts,
  partlyKnown,
} from "../states/data/licensure-compacts.ts";
import type { IsoDate, PageBase, Section } from "../types/content.ts";

const post = "interstate-medical-licensure-compact-explained";

function reachOf(id: Exclude<keyof typeof compactList, "imlc">): string {
  const known = partlyKnown[id];
  if (known !== undefined) return known;
  const states = Object.values(licensureCompacts);
  const issuing = states.filter((state) => state.issuing.includes(id)).length;
  const enacted = states.filter((state) => state.enacted.includes(id)).length;
  const more = enacted === 0 ? "" : `; ${enacted} more ${enacted === 1 ? "has" : "have"} passed it`;
  if (issuing > 0) return `${issuing} states issue licenses through it${more}`;
  return `No state issues licenses through it yet; ${enacted} have passed it${id === "aprn" ? `, and it needs ${aprnStatesNeeded} states` : ""}`;
}

const licenses: RuleGroup = {
  id: "licenses",
  title: "Licenses across states",
  rules: entriesOf(compactList).map(
    ([id, { name, source, asOf }]): RuleToday => ({
      rule: name,
      today: id === "imlc" ? `Member states: ${imlcMembership}; not all of them issue yet` : reachOf(id),
      source,
      asOf,
      post,
    }),
  ),
};

const unbroken = (day: IsoDate) => longDate(day).replaceAll(" ", "\u00a0");

function sectionOf({ id, title, rules }: RuleGroup): Section {
  const checked = rules[0]?.asOf;
  const note = id === licenses.id ? " A state that joined after that day is missing." : "";
  return {
    kind: "table",
    id,
    title,
    intro: checked === undefined ? null : `Checked on ${unbroken(checked)}.${note}`,
    table: {
      names: ["Rule", "Today", "Source"],
      rows: rules.map(({ rule, today, source, asOf, post: slug }) => ({
        cells: [rule, asOf === checked ? `${today}.` : `${today}. Checked on ${unbroken(asOf)}.`, source],
        href: slug === null ? null : postPath(slug),
      })),
      print: false,
    },
  };
}

const changes: Section = {
  kind: "table",
  id: "changes",
  title: "What changed, and when",
  intro: "The newest first, by the day it took effect or was published.",
  table: {
    names: ["Change", "What it means", "Source, and when we checked it", "Since"],
    rows: ruleChanges.map(({ on, title, text, source, readOn, post: slug }) => ({
      cells: [title, text, `${source}; ${longDate(readOn)}`, unbroken(on)],
      href: slug === null ? null : postPath(slug),
    })),
    print: false,
    feed: { label: "Feed of these changes (RSS)", url: rulesFeedPath },
  },
};

export const rulesTodayPage: PageBase = {
  updatedOn: "2026-11-27",
  seo: {
    title: "Credentialing Rules Today, With Dates Checked | {product}",
    description:
      "Medicare moratoria, fees and filing days, telehealth, NCQA, CAQH, compacts: each rule with the date of our last check, and a feed of changes.",
    keywords: ["credentialing rules 2026", "Medicare enrollment moratorium", "NCQA 120 days", "CAQH attestation"],
  },
  hero: {
    eyebrow: "Last checked",
    heading: "Rules today",
    lead: "Articles age, and some rules change within weeks. This page lists each dated rule that our pages rely on, what the rule says, and when we last checked it. Below the rules is a list of what changed in the last year and a half. Each rule’s name links to the article that explains it.",
    actions: [
      { label: "Ask about your case", href: "/contact" },
      { label: "Call {phone}", href: "tel" },
    ],
    figure: null,
  },
  sections: [...[...rulesToday, licenses].map(sectionOf), changes],
  closing: {
    heading: "Is a rule missing, or has a date passed?",
    text: "Name the payer and the state when we call. A specialist looks the rule up before we file.",
    actions: callOnly,
  },
};
