import { expect, it } from "vitest";
import { closedNote } from "../copy/forms.ts";
import { officeHours, site } from "../site.ts";
import { closedUntil, closingsAfter, dueAfter, remindUntil } from "./due.ts";
import { isFederalHoliday } from "./holidays.ts";
import { isClosedDay, readHours } from "./hours.ts";
import { momentInWords } from "./moment.ts";
import { closedNotes, hoursWords } from "./words.ts";

const zone = "America/Chicago";
const closed = ["us-federal", "2026-12-24"];
const weekdays = officeOf("Mon-Fri 8:00-18:00");

function officeOf(text: string, days: string[] = closed) {
  const hours = readHours(text, zone);
  if (hours === null) throw new Error(text);
  return { ...hours, closed: days };
}

const ms = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds;
const day = { weekday: "short", month: "short", day: "numeric" } as const;
const words = new Intl.DateTimeFormat("en-US", { ...day, hour: "numeric", minute: "2-digit", timeZone: zone });
const local = (at: number) => words.format(at).replace(/\s/g, " ");

it.each([
  ["a Tuesday morning", "2026-12-01T09:30", "Wed, Dec 2, 9:30 AM"],
  ["a Friday at 5 PM", "2026-12-04T17:00", "Mon, Dec 7, 10:00 AM"],
  ["a Sunday noon", "2026-12-06T12:00", "Mon, Dec 7, 12:00 PM"],
  ["a Sunday at 10 PM", "2026-12-06T22:00", "Mon, Dec 7, 6:00 PM"],
  ["a Thursday, ten minutes after it closed", "2026-12-03T18:10", "Fri, Dec 4, 6:00 PM"],
  ["a Thursday, as it closes", "2026-12-03T18:00", "Fri, Dec 4, 6:00 PM"],
  ["the Wednesday evening before Thanksgiving", "2026-11-25T18:00", "Fri, Nov 27, 10:00 AM"],
  ["December 23, before two closed days and a weekend", "2026-12-23T11:00", "Mon, Dec 28, 10:00 AM"],
  ["the Friday before the clocks go forward", "2026-03-06T17:00", "Mon, Mar 9, 10:00 AM"],
  ["the Sunday on which they go back", "2026-11-01T00:30", "Mon, Nov 2, 10:00 AM"],
])("a lead of %s (%s) is due on %s", (_, at, due) => {
  expect(local(dueAfter(ms(at), weekdays))).toBe(due);
});

it.each([
  ["Mon-Sun 0:00-24:00", [], "2026-12-04T17:00", "Sat, Dec 5, 5:00 PM"],
  ["Mon-Fri 8:00-12:00, 13:00-17:00", [], "2026-12-01T12:30", "Wed, Dec 2, 12:00 PM"],
  ["Mon-Fri 8:00-18:00, Sat 9:00-10:00", [], "2026-12-04T12:00", "Sat, Dec 5, 10:00 AM"],
  ["Mon-Fri 8:00-18:00, Sat 9:00-10:00", [], "2026-12-03T23:00", "Fri, Dec 4, 6:00 PM"],
  ["Fri-Mon 8:00-18:00", [], "2026-12-04T17:00", "Sat, Dec 5, 5:00 PM"],
  ["Mon-Fri 8:00-18:00 America/New_York", [], "2026-12-04T16:00", "Mon, Dec 7, 9:00 AM"],
  ["Mon-Fri 8:00-18:00", ["12-24", "12-25"], "2026-12-23T10:00", "Mon, Dec 28, 10:00 AM"],
])("with the hours %s", (text, days, at, due) => {
  expect(local(dueAfter(ms(at), officeOf(text, days)))).toBe(due);
});

it("in fifteen months, no lead is due while the office is closed, before it came, or after a week", () => {
  for (let at = ms("2026-01-01T00:07"); at < ms("2027-03-31T00:00"); at += 11 * 3_600_000) {
    const due = dueAfter(at, weekdays);
    expect(closedUntil(due - 1, weekdays), local(at)).toBeNull();
    expect(due, local(at)).toBeGreaterThan(at);
    expect(due - at, local(at)).toBeLessThan(7 * 24 * 3_600_000);
  }
});

it.each([
  ["2026-12-01T09:00", null],
  ["2026-12-04T17:59", null],
  ["2026-12-04T18:00", "Mon, Dec 7, 8:00 AM"],
  ["2026-11-26T10:00", "Fri, Nov 27, 8:00 AM"],
  ["2026-12-07T07:59", "Mon, Dec 7, 8:00 AM"],
])("at %s the office is closed until %s", (at, until) => {
  const opens = closedUntil(ms(at), weekdays);
  expect(opens && local(opens)).toBe(until);
});

it.each([
  ["2026-12-01T09:00", "Tue, Dec 1, 3:00 PM"],
  ["2026-12-01T16:30", "Wed, Dec 2, 8:30 AM"],
  ["2026-12-04T17:00", "Mon, Dec 7, 9:00 AM"],
  ["2026-12-07T08:00", "Mon, Dec 7, 2:00 PM"],
])("at %s the office is reminded of leads due until %s", (at, until) => {
  expect(local(remindUntil(ms(at), weekdays))).toBe(until);
});

it("a form of a closed office names the time at which a lead sent then is due", () => {
  const now = ms("2026-11-25T00:00");
  const closings = closingsAfter(now, 14, weekdays);
  for (let at = now; at < now + 13 * 24 * 3_600_000; at += 900_000) {
    const said = closings.find(({ from, until }) => from <= at && at < until);
    const [opens, due] = [closedUntil(at, weekdays), dueAfter(at, weekdays)];
    if (said === undefined) {
      if (opens !== null) expect(due, local(at)).toBeLessThanOrEqual(at + 24 * 3_600_000);
      continue;
    }
    expect([said.opens, said.due], local(at)).toEqual([opens, due]);
  }
});

it.each([
  [2026, "01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25"],
  [2027, "01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31"],
  [2028, "01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25"],
])("the federal holidays of %s, as they are observed", (year, days) => {
  const found: string[] = [];
  for (let date = Temporal.PlainDate.from(`${year}-01-01`); date.year === year; date = date.add({ days: 1 }))
    if (isFederalHoliday(date)) found.push(date.toString().slice(5));
  expect(found.join(" ")).toBe(days);
});

it("invalid hours and days are refused", () => {
  const times = ["18:00-8:00", "8:00-25:00", "8:75-9:00"].map((text) => `Mon-Fri ${text}`);
  for (const text of ["", "8:00-18:00", "Mon-Fri", "Mo-Fr 8:00-18:00", ...times])
    expect(readHours(text, zone), text).toBeNull();
  for (const text of ["2026-02-30", "13-01", "24.12.2026", "us", ""]) expect(isClosedDay(text), text).toBe(false);
  for (const text of ["2026-12-24", "02-29", "us-federal"]) expect(isClosedDay(text), text).toBe(true);
});

it.each([
  [officeHours, site.hoursBoth, site.hoursDays, site.hoursTimes],
  ["Mon-Fri 9:00-17:30", "Mon-Fri 9AM-5:30PM CST", "Monday-Friday", "9:00 AM-5:30 PM CST"],
  [
    "Mon-Thu 8:00-12:00, 13:00-17:00, Fri 8:00-14:00",
    "Mon-Thu 8AM-12PM, 1PM-5PM, Fri 8AM-2PM CST",
    "Monday-Thursday 8:00 AM-12:00 PM, 1:00 PM-5:00 PM, Friday",
    "8:00 AM-2:00 PM CST",
  ],
])("the hours %s in the words of the pages", (text, hoursBoth, hoursDays, hoursTimes) => {
  expect(hoursWords(officeOf(text), zone)).toMatchObject({ hoursBoth, hoursDays, hoursTimes });
});

it("on the Wednesday before Thanksgiving, a form says when the office opens and by when it answers", () => {
  const notes = closedNotes(closedNote, ms("2026-11-25T00:00"), weekdays, zone);
  const ofEve = notes.find(({ from }) => from === ms("2026-11-25T18:00"));
  expect(ofEve?.text).toBe("We are closed until Friday, 8 AM CST. You will hear from us by Friday, 10 AM CST.");
  expect(momentInWords("2026-11-30T16:00:00.000Z", zone)).toBe("Monday, November 30, 10 AM CST");
});
