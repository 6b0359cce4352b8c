import { expect, it } from "vitest";
import { durationInDays, formatDuration } from "./durations.ts";

it.each([
  [{ from: 60, to: 120, unit: "day" }, "60-120 days", { from: 60, to: 120 }],
  [{ from: 1, to: 1, unit: "day" }, "1 day", { from: 1, to: 1 }],
  [{ from: 45, to: 45, unit: "day" }, "45 days", { from: 45, to: 45 }],
  [{ from: 90, to: null, unit: "day" }, "90+ days", { from: 90, to: 90 }],
  [{ from: 24, to: 24, unit: "hour" }, "24 hours", { from: 1, to: 1 }],
  [{ from: 1, to: 2, unit: "year" }, "1-2 years", { from: 365, to: 730 }],
] as const)("%j reads %s", (duration, words, days) => {
  expect(formatDuration(duration)).toBe(words);
  expect(durationInDays(duration)).toEqual(days);
});

it("a month is drawn as a twelfth of a year", () => {
  const { from, to } = durationInDays({ from: 6, to: 12, unit: "month" });
  expect(Math.round(from)).toBe(182);
  expect(Math.round(to)).toBe(365);
});
