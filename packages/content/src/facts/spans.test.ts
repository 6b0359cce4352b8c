import { expect, it } from "vitest";
import { caseStudies } from "../case-studies/case-studies.ts";
import { articleContent, pageContent, textsBelow } from "../test/all-words.ts";
import { daysText, durationInDays } from "./durations.ts";
import { type Limit, limitText, spans } from "./spans.ts";

/** If a clause has one of these names and a range of days, the range must be the span’s. */
const subjects = [
  { names: /\bMedicare\b(?! Advantage)/, span: spans.medicareReview },
  { names: /\bMedicaid\b/, span: spans.medicaidEnrollment },
  { names: /\b[Cc]ommercial (plans?|payers?)\b/, span: spans.commercialPlan },
  { names: /\b[Hh]ospital privileges\b/, span: spans.hospitalPrivileges },
];

function disagreementsIn(content: unknown): string[] {
  return textsBelow(content).flatMap(({ place, text }) =>
    text.split(/[.;,:\n]| and /).flatMap((clause) => {
      const [, from, to] = /\b(\d+)(?:-|–| to )(\d+)(?! (?:week|month|year)s?)\b/.exec(clause) ?? [];
      const wrong = subjects.filter(({ names, span }) => names.test(clause) && span.text !== `${from}-${to} days`);
      return from === undefined || wrong.length === 0 ? [] : [`${clause.trim()} at ${place}`];
    }),
  );
}

it("a clause that names Medicare, Medicaid, commercial plans or privileges states the days of its span", () => {
  expect(disagreementsIn(["Medicare takes 60-90 days"])).toHaveLength(1);
  expect(disagreementsIn([pageContent, articleContent])).toEqual([]);
});

it.each([
  ["market", { from: 60, to: 120, unit: "day" }, "Market: 60-120 days", { from: 60, to: 120 }],
  ["market", { from: 90, to: null, unit: "day" }, "Market: 90+ days", { from: 90, to: 90 }],
  ["market", { from: 24, to: 24, unit: "hour" }, "Market: 24 hours", { from: 1, to: 1 }],
  ["market", { from: 1, to: 2, unit: "year" }, "Market: 1-2 years", { from: 365, to: 730 }],
  ["ours", { from: 1, to: 1, unit: "day" }, "Ours: 1 day", { from: 1, to: 1 }],
  ["limit", { from: 0, to: 30, unit: "day" }, "At most 30 days", { from: 0, to: 30 }],
] as const)("days of the kind %s, %j, read %s, and are drawn as %j", (whose, duration, words, days) => {
  expect(daysText({ whose, duration })).toBe(words);
  expect(durationInDays(duration)).toEqual(days);
});

it('a legal limit says "at most", and the events at which it begins and ends', () => {
  const days: Pick<Limit, "atMostDays" | "begins" | "ends"> = { atMostDays: 45, begins: "one day", ends: "another" };
  expect(limitText({ ...days, step: "A step", source: "", asOf: "2026-01-01" })).toBe(
    "At most 45 days, from one day to another",
  );
});

it("a case is faster than the average that it names by the percentage that it states", () => {
  for (const { id, days, average, metrics } of caseStudies) {
    const saved = 1 - durationInDays(days).to / durationInDays(average.days).to;
    expect(`${Math.round(saved * 100)}%`, `case ${id}`).toBe(metrics.timeReduction);
  }
});
