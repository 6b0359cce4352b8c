import { expect, it } from "vitest";
import { posts } from "../blog/posts.ts";
import { credentialingLaws } from "../states/data/credentialing-laws.ts";
import { licensing } from "../states/data/licensing.ts";
import { medicaidWays } from "../states/data/medicaid-ways.ts";
import { ownMedicaidDays } from "../states/times.ts";
import { articleContent, pageContent, textsBelow, valuesBelow } from "../test/all-words.ts";
import type { Duration, Post } from "../types/content.ts";
import { clock, clockTerms, rowOfSpan } from "./clock.ts";
import { windows } from "./dated/windows.ts";
import { formatDuration } from "./durations.ts";
import { publishedByPayers } from "./payers.ts";
import { type Span, spanGroups, spans } from "./spans.ts";

const unit = "(hour|day|week|month|year)s?";
const rangePattern = new RegExp(String.raw`\b(\d+)(?:-|–| to )(\d+)[ -]${unit}\b`, "g");
const singlePattern = new RegExp(String.raw`\b(\d[\d,]*\+?)[ -]${unit}(?![a-z])`, "g");

const known = new Set([
  ...[...Object.values(spans), ...Object.values(windows.facts)].map((span) => span.text),
  ...Object.values(publishedByPayers).map(formatDuration),
]);

/** Days and hours of the states' own rules, each with its section or its source beside it. */
const statesData = [credentialingLaws, licensing, medicaidWays];
const ofStates = new Set([
  ...textsBelow(statesData).flatMap(({ text }) => [...rangesIn(text), ...singlesIn(text)]),
  ...Object.values(ownMedicaidDays).map(formatDuration),
]);
const { states: statePages, ...otherPages } = pageContent;

/** The ranges of a text as the table prints them; "from 180 to 120 days" is a change, no range. */
function rangesIn(text: string): string[] {
  return [...text.matchAll(rangePattern)].flatMap(([, from, to, each]) =>
    Number(from) < Number(to) ? [`${from}-${to} ${each}s`] : [],
  );
}

function singlesIn(text: string): string[] {
  return [...text.replaceAll(rangePattern, "").matchAll(singlePattern)].map(
    ([, amount = "", each]) => `${amount.replaceAll(",", "")} ${each}${amount === "1" ? "" : "s"}`,
  );
}

function isDuration(value: unknown): value is Duration {
  return typeof value === "object" && value !== null && ["from", "to", "unit"].every((key) => key in value);
}

function unknownIn(content: unknown, durationsIn: (text: string) => string[], more = new Set<string>()): string[] {
  const said = textsBelow(content).filter(({ place }) => !place.endsWith(".href"));
  return said.flatMap(({ place, text }) =>
    durationsIn(text).flatMap((duration) =>
      known.has(duration) || more.has(duration) ? [] : [`${duration} at ${place}: ${text}`],
    ),
  );
}

it.each([
  ["Takes 60-90 days.", ["60-90 days"]],
  ["30 to 60 days, or 6–12 months", ["30-60 days", "6-12 months"]],
  ["A 2-3 year cycle", ["2-3 years"]],
  ["went from 180 to 120 days", []],
])("the search for ranges finds in %j the ranges %j", (text, found) => expect(rangesIn(text)).toEqual(found));

it.each([
  ["30-day average, 90+ days, 1 day", ["30 days", "90+ days", "1 day"]],
  ["60-90 days and 3,000 hours", ["3000 hours"]],
])("the search for single durations finds in %j the durations %j", (text, found) =>
  expect(singlesIn(text)).toEqual(found),
);

it("pages state no range of time that is not in the table of spans", () => {
  expect(unknownIn(otherPages, rangesIn)).toEqual([]);
});

it("pages of the states state no time that is neither in the tables nor in the states' own rules", () => {
  expect([...unknownIn(statePages, rangesIn, ofStates), ...unknownIn(statePages, singlesIn, ofStates)]).toEqual([]);
});

it("articles state no range of time that is not in the table of spans", () => {
  expect(unknownIn(articleContent, rangesIn)).toEqual([]);
});

it("pages state no single duration that is neither a span nor a rule's window", () => {
  expect(unknownIn(otherPages, singlesIn)).toEqual([]);
});

it.each(Object.entries<Post>(posts))(
  "the article %s states no single duration that is neither in spans.ts or windows.ts nor among its ownDurations",
  (_, { ownDurations: own = [], ...post }) => {
    const stated = textsBelow(post).flatMap(({ text }) => singlesIn(text));
    expect(stated.filter((duration) => !known.has(duration) && !own.includes(duration))).toEqual([]);
    expect(
      own.filter((duration) => !stated.includes(duration)),
      "listed, but not stated",
    ).toEqual([]);
  },
);

/** Whose clock a clause names, and the span that it then has to state. */
const subjects = [
  { names: /\bMedicare\b(?! Advantage)/, span: spans.medicareReview },
  { names: /\bMedicaid\b/, span: spans.medicaidEnrollment },
  { names: /\b[Cc]ommercial (plans?|payers?)\b/, span: spans.commercialPlan },
  { names: /\b[Hh]ospital privileges\b/, span: spans.hospitalPrivileges },
];

/** Sentences that give a span another range than `spans.ts` does. */
function disagreementsIn(content: unknown): string[] {
  return textsBelow(content).flatMap(({ place, text }) =>
    text.split(/[.;,:\n]| and /).flatMap((clause) => {
      const [, from, to] = /\b(\d+)(?:-|–| to )(\d+)(?! (?:week|month|year)s?)\b/.exec(clause) ?? [];
      const wrong = subjects.filter(({ names, span }) => names.test(clause) && span.text !== `${from}-${to} days`);
      return from === undefined || wrong.length === 0 ? [] : [`${clause.trim()} at ${place}`];
    }),
  );
}

it("a clause that names Medicare, Medicaid, commercial plans or privileges gives the days of the table", () => {
  expect(disagreementsIn(["Medicare takes 60-90 days"])).toHaveLength(1);
  expect(disagreementsIn([pageContent, articleContent])).toEqual([]);
});

it("figures, steps and records draw durations of the table", () => {
  const drawn = valuesBelow(pageContent).flatMap(({ place, value }) => (isDuration(value) ? [{ place, value }] : []));
  const isKnown = (text: string) => known.has(text) || ofStates.has(text);
  expect(drawn.filter(({ value }) => !isKnown(formatDuration(value)))).toEqual([]);
  expect(drawn.length).toBeGreaterThan(50);
});

it("every span says from when to when it counts, and where the figure comes from", () => {
  for (const [id, { counts, begins, ends, source }] of Object.entries(spans)) {
    for (const words of [counts, begins, ends, source]) expect(words, id).not.toBe("");
  }
});

it("each duration of a case is in the FAQ’s answer about time, beside what it counts", () => {
  const answer = clockTerms.map(({ term, description }) => `${term} ${description}`).join("\n");
  const shown = { ...spanGroups.services, ...spanGroups.renewals, ...spanGroups.clocks };
  for (const [id, { text }] of Object.entries<Span>(shown)) {
    const row = rowOfSpan[id as keyof typeof spans]; // the keys of the groups are those of all
    if (row !== null) expect(answer, id).toContain(text);
  }
  expect(clock.rows.map(({ duration }) => formatDuration(duration))).toEqual([
    "30-60 days",
    "60-120 days",
    "60-180 days",
    "6-12 months",
  ]);
});
