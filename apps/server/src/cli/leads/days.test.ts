import { expect, it } from "vitest";
import { intervalOf, localTime, readDay } from "./arguments.ts";

it.each([
  ["an ordinary day", "2026-07-01", "America/Chicago", "2026-07-01T05:00:00.000Z", "2026-07-02T05:00:00.000Z"],
  ["the day of 23 hours", "2026-03-08", "America/Chicago", "2026-03-08T06:00:00.000Z", "2026-03-09T05:00:00.000Z"],
  ["the day of 25 hours", "2026-11-01", "America/Chicago", "2026-11-01T05:00:00.000Z", "2026-11-02T06:00:00.000Z"],
  ["a day from 1 a.m.", "2026-09-06", "America/Santiago", "2026-09-06T04:00:00.000Z", "2026-09-07T03:00:00.000Z"],
])(
  "the range %s lasts from the first instant of its first day to that of the day after its last",
  (_, day, zone, from, before) => {
    expect(intervalOf({ from: day, to: day }, zone)).toEqual({ from, before });
  },
);

it("a range of days without an end has none", () => {
  expect(intervalOf({}, "UTC")).toEqual({});
  expect(intervalOf({ from: "2026-01-02" }, "UTC")).toEqual({ from: "2026-01-02T00:00:00.000Z" });
  expect(intervalOf({ to: "2026-01-02" }, "UTC")).toEqual({ before: "2026-01-03T00:00:00.000Z" });
});

it("today is the day of the report's zone, and yesterday ends where today begins", () => {
  for (const zone of ["America/Chicago", "Pacific/Kiritimati"]) {
    const today = intervalOf({ from: "today" }, zone).from;
    expect(intervalOf({ to: "yesterday" }, zone).before).toBe(today);
    expect(localTime(today ?? "", zone)).toBe(`${Temporal.Now.plainDateISO(zone)} 00:00:00`);
  }
});

it.each(["2026-02-29", "2026-13-01", "1/2/2026", "20260102", "2026-01-02T00:00", "tomorrow", ""])(
  "%j is no day",
  (typed) => expect(() => readDay(typed)).toThrow("A day is needed"),
);

it("a range of days whose first day is after the last is refused", () => {
  expect(() => intervalOf({ from: "2026-01-02", to: "2026-01-01" }, "UTC")).toThrow("2026-01-02 is after 2026-01-01.");
});
