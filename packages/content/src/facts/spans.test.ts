import { expect, it } from "vitest";
import { caseStudies } from "../case-studies/case-studies.ts";
import { articleContent, pageContent, textsBelow } from "../test/all-words.ts";
import { daysText, durationInDays, formatDuration } from "./durations.ts";
import { type Limit, limitText, sourcedText, spans } from "./spans.ts";

/** Whose clock a clause names, and the span that it then has to state. */
const subjects = [
  { names: /\bMedicare\b(?! Advantage)/, span: spans.medicareReview },
  { names: /\bMedicaid\b/, span: spans.medicaidEnrollment },
  { names: /\b[Cc]ommercial (plans?|payers?)\b/, span: spans.commercialPlan },
  { names: /\b[Hh]ospital privileges\b/, span: spans.hospitalPrivileges },
];

/** Clauses that give a span another range than `spans.ts` does. */
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

it("a legal limit is at most, and no sentence or figure of usual times takes it", () => {
  const limit: Limit = {
    atMostDays: 45,
    step: "A step",
    begins: "one day",
    ends: "another",
    source: "",
    asOf: "2026-01-01",
  };
  expect(limitText(limit)).toBe("At most 45 days, from one day to another");
  // @ts-expect-error A limit has no usual duration.
  expect(daysText({ duration: limit, whose: "market" })).not.toContain("45");
  // @ts-expect-error A limit has no usual duration.
  expect(sourcedText(limit)).not.toContain("45");
});

it.each([
  ["market", { from: 60, to: 120, unit: "day" }, "Market: 60-120 days"],
  ["market", { from: 90, to: null, unit: "day" }, "Market: 90+ days"],
  ["ours", { from: 45, to: 45, unit: "day" }, "Ours: 45 days"],
  ["limit", { from: 0, to: 30, unit: "day" }, "At most 30 days"],
] as const)("days of the kind %s, %j, read %s", (whose, duration, words) => {
  expect(daysText({ whose, duration })).toBe(words);
});

it("a case is faster than the average that it names by the percentage that it states", () => {
  for (const { id, days, average, metrics } of caseStudies) {
    const saved = 1 - durationInDays(days).to / durationInDays(average.days).to;
    expect(`${Math.round(saved * 100)}%`, `case ${id}`).toBe(metrics.timeReduction);
  }
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
