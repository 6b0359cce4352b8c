import { expect, it } from "vitest";
import { longDate } from "./dates.ts";

it("a date is written in US English, and is the same in every zone", () => {
  const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  for (let month = 0; month < 12; month += 1) {
    const day = new Date(Date.UTC(2025, month, 1 + month * 2, 23, 59));
    expect(longDate(day.toISOString())).toBe(long.format(day));
  }
  expect(longDate("2025-06-12")).toBe("June 12, 2025");
});
