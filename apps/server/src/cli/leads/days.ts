import { InvalidArgumentError } from "commander";
import { UsageError } from "./exit.ts";

/** Checks a day as people type it: 2026-11-01, today or yesterday. What it means depends on the zone: see `dayIn`. */
export function readDay(typed: string): string {
  if (typed === "today" || typed === "yesterday") return typed;
  try {
    if (!/^\d{4}-\d\d-\d\d$/.test(typed)) throw new RangeError();
    return Temporal.PlainDate.from(typed, { overflow: "reject" }).toString();
  } catch {
    throw new InvalidArgumentError("A day is needed, such as 2026-11-01, today or yesterday.");
  }
}

export function dayIn(zone: string, day: string): Temporal.PlainDate {
  if (day === "today") return Temporal.Now.plainDateISO(zone);
  if (day === "yesterday") return Temporal.Now.plainDateISO(zone).subtract({ days: 1 });
  return Temporal.PlainDate.from(day);
}

/** The first instant of a day, which where clocks change need not be midnight; as the tables hold it. */
export function startOf(day: Temporal.PlainDate, zone: string): string {
  return day.toZonedDateTime(zone).toInstant().toString({ fractionalSecondDigits: 3 });
}

/** The instants between two days, both included, whatever they last: 23, 24 or 25 hours. */
export function instantsOf(days: { from?: string; to?: string }, zone: string): { from?: string; before?: string } {
  const from = days.from === undefined ? undefined : dayIn(zone, days.from);
  const to = days.to === undefined ? undefined : dayIn(zone, days.to);
  if (from && to && Temporal.PlainDate.compare(from, to) > 0) throw new UsageError(`${from} is after ${to}.`);
  return {
    ...(from && { from: startOf(from, zone) }),
    ...(to && { before: startOf(to.add({ days: 1 }), zone) }),
  };
}

/** Wall-clock time in a zone, as spreadsheets read it: 2026-11-01 01:30:00. */
export function localTime(utc: string, zone: string): string {
  const local = Temporal.Instant.from(utc).toZonedDateTimeISO(zone).toPlainDateTime();
  return local.toString({ smallestUnit: "second" }).replace("T", " ");
}
