import { expect, it } from "vitest";
import {
  addDays,
  dateInWords,
  dayAt,
  dayOfMonth,
  daysBetween,
  type IsoDate,
  longDate,
  monthOf,
  parseDate,
} from "./calendar.ts";

it("the day of an instant is the day of the given zone", () => {
  const instantMs = Date.UTC(2026, 10, 22, 3);
  expect(dayAt("America/Chicago", instantMs)).toBe("2026-11-21");
  expect(dayAt("UTC", instantMs)).toBe("2026-11-22");
});

it("a date is a day that exists, in one spelling", () => {
  for (const text of ["2026-11-22", "2028-02-29", "2000-02-29"]) expect(parseDate(text)).toBe(text);
  for (const text of [
    "2027-02-29",
    "2100-02-29",
    "2027-04-31",
    "2027-13-01",
    "2027-01-00",
    "0099-01-01",
    "2027-1-1",
    "10000-01-01",
    "",
    "2027-01-01T00:00",
    "2027-01-01\n",
    "01/02/2027",
    "２０２７-01-01",
  ])
    expect(parseDate(text), text).toBeNull();
});

it.each([
  ["2028-03-01", -1, "2028-02-29"],
  ["2027-01-01", -1, "2026-12-31"],
  ["2026-10-05", -60, "2026-08-06"],
  ["2028-02-29", 366, "2029-03-01"],
] as const)("%s and %i days is %s", (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
  expect(daysBetween(date, expected)).toBe(days);
});

it("days are added and counted across a change to daylight saving time in any zone", () => {
  const zone = process.env.TZ;
  try {
    for (const each of ["America/Chicago", "Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      process.env.TZ = each;
      // In 2027, clocks in the United States change on March 14 and November 7.
      expect(daysBetween("2027-03-13", "2027-03-15")).toBe(2);
      expect(addDays("2027-11-08", -2)).toBe("2027-11-06");
      expect(parseDate("2027-03-14")).toBe("2027-03-14");
      expect(dateInWords("2027-03-14")).toBe("Sunday, March 14, 2027");
    }
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

it("dates are written as `Intl` writes them in US English, and an instant by its date in UTC", () => {
  const write = (options: Intl.DateTimeFormatOptions, date: string) =>
    new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(new Date(date));
  for (let month = 0; month < 12; month += 1) {
    const instant = new Date(Date.UTC(2025, month, 1 + month * 2, 23, 59)).toISOString();
    const date = instant.slice(0, 10) as IsoDate; // of this format
    expect(dateInWords(date)).toBe(write({ dateStyle: "full" }, date));
    expect(longDate(date)).toBe(write({ dateStyle: "long" }, date));
    expect(longDate(instant)).toBe(longDate(date));
    expect(monthOf(date)).toBe(write({ month: "long", year: "numeric" }, date));
    expect(dayOfMonth(date)).toBe(write({ month: "short", day: "numeric" }, date));
  }
});
