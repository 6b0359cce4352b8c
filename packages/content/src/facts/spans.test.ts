import { expect, it } from "vitest";
import { posts } from "../blog/posts.ts";
import { credentialingLaws } from "../states/data/credentialing-laws.ts";
import { licensing } from "../states/data/licensing.ts";
import { medicaidWays } from "../states/data/medicaid-ways.ts";
import { ownMedicaidDays } from "../states/times.ts";
import { articleContent, pageContent, textsBelow, valuesBelow } from "../test/all-words.ts";
import type { Duration, Post } from "../types/content.ts";
import { windows } from "./dated/windows.ts";
import { durationInDays, formatDuration } from "./durations.ts";
import { publishedByPayers } from "./payers.ts";
import { spans } from "./spans.ts";

const unit = "(hour|day|week|month|year)s?";
const rangePattern = new RegExp(String.raw`\b(\d+)(?:-|–| to )(\d+)[ -]${unit}\b`, "g");
const singlePattern = new RegExp(String.raw`\b(\d[\d,]*\+?)[ -]${unit}(?![a-z])`, "g");

const known = new Set([
  ...[...Object.values(spans), ...Object.values(windows.facts)].map((span) => span.text),
  ...Object.values(publishedByPayers).map(formatDuration),
]);

/** The states' own rules give days and hours too, each with its section or its source beside it. */
const ofStates = new Set([
  ...known,
  ...textsBelow([credentialingLaws, licensing, medicaidWays]).flatMap(({ text }) => durationsIn(text)),
  ...Object.values(ownMedicaidDays).map(formatDuration),
]);

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

function durationsIn(text: string): string[] {
  return [...rangesIn(text), ...singlesIn(text)];
}

function unknownIn(content: unknown, table: ReadonlySet<string>, found = durationsIn): string[] {
  const said = textsBelow(content).filter(({ place }) => !place.endsWith(".href"));
  return said.flatMap(({ place, text }) =>
    found(text).flatMap((duration) => (table.has(duration) ? [] : [`${duration} at ${place}: ${text}`])),
  );
}

it("the search for durations finds ranges and single ones, and takes a change for no range", () => {
  const text =
    "30 to 60 days, 6–12 months, a 2-3 year cycle, from 180 to 120 days, 30-day average, 90+ days, 3,000 hours";
  const found = ["30-60 days", "6-12 months", "2-3 years", "30 days", "90+ days", "3000 hours"];
  expect(durationsIn(text)).toEqual(found);
});

it("pages state no time that is not in the tables", () => {
  const { states, ...others } = pageContent;
  expect(unknownIn(others, known)).toEqual([]);
  expect(unknownIn(states, ofStates)).toEqual([]);
});

it("articles state no time that is neither in the tables nor among their own durations", () => {
  expect(unknownIn(articleContent, known, rangesIn)).toEqual([]);
  const wrong = Object.entries<Post>(posts).flatMap(([slug, { ownDurations: own = [], ...post }]) => {
    const stated = textsBelow(post).flatMap(({ text }) => singlesIn(text));
    const unlisted = stated.filter((duration) => !known.has(duration) && !own.includes(duration));
    const unstated = own.filter((duration) => !stated.includes(duration));
    return [...unlisted, ...unstated].map((duration) => `${slug}: ${duration}`);
  });
  expect(wrong).toEqual([]);
});

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

function isDuration(value: unknown): value is Duration {
  return typeof value === "object" && value !== null && ["from", "to", "unit"].every((key) => key in value);
}

it("figures, steps and records draw durations of the tables", () => {
  const drawn = valuesBelow(pageContent).flatMap(({ place, value }) => (isDuration(value) ? [{ place, value }] : []));
  expect(drawn.filter(({ value }) => !ofStates.has(formatDuration(value)))).toEqual([]);
});

it.each([
  [{ from: 60, to: 120, unit: "day" }, "60-120 days", { from: 60, to: 120 }],
  [{ from: 1, to: 1, unit: "day" }, "1 day", { from: 1, to: 1 }],
  [{ from: 90, to: null, unit: "day" }, "90+ days", { from: 90, to: 90 }],
  [{ from: 24, to: 24, unit: "hour" }, "24 hours", { from: 1, to: 1 }],
  [{ from: 1, to: 2, unit: "year" }, "1-2 years", { from: 365, to: 730 }],
] as const)("%j reads %s, and is drawn as days", (duration, words, days) => {
  expect(formatDuration(duration)).toBe(words);
  expect(durationInDays(duration)).toEqual(days);
});
