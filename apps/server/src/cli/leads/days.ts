import { InvalidArgumentError } from "commander";
import { UsageError } from "../exit.ts";

/**
 * Validates a day argument: 2026-11-01, today or yesterday. `dayIn` resolves it, because today depends on the time
 * zone.
 * @throws InvalidArgumentError
 */
export function readDay(typed: string): string {
  if (typed === "today" || typed === "yesterday") return typed;
  try {
    if (!/^\d{4}-\d\d-\d\d$/.test(typed)) throw new RangeError();
    return Temporal.PlainDate.from(typed, { overflow: "reject" }).toString();
  } catch {
    throw new InvalidArgumentError("A day is needed, such as 2026-11-01, today or yesterday.");
  }
}

/** @param zone IANA name. @param day as `readDay` returns it */
export function dayIn(zone: string, day: string): Temporal.PlainDate {
  if (day === "today") return Temporal.Now.plainDateISO(zone);
  if (day === "yesterday") return Temporal.Now.plainDateISO(zone).subtract({ days: 1 });
  return Temporal.PlainDate.from(day);
}

/**
 * The first instant of a day as ISO 8601 in UTC, with milliseconds as in the tables. Not midnight on some DST changes.
 */
export function startOf(day: Temporal.PlainDate, zone: string): string {
  return day.toZonedDateTime(zone).toInstant().toString({ fractionalSecondDigits: 3 });
}

type Days = { from?: string | undefined; to?: string | undefined };

/** Half-open interval of UTC instants that covers both days. A day has 23, 24 or 25 hours. @throws UsageError */
export function intervalOf(days: Days, zone: string): { from?: string | undefined; before?: string | undefined } {
  const from = days.from && dayIn(zone, days.from);
  const to = days.to && dayIn(zone, days.to);
  if (from && to && Temporal.PlainDate.compare(from, to) > 0) throw new UsageError(`${from} is after ${to}.`);
  return { from: from && startOf(from, zone), before: to && startOf(to.add({ days: 1 }), zone) };
}

/** Wall-clock time in a zone, in a format that spreadsheets parse: 2026-11-01 01:30:00. */
export function localTime(utc: string, zone: string): string {
  const local = Temporal.Instant.from(utc).toZonedDateTimeISO(zone).toPlainDateTime();
  return local.toString({ smallestUnit: "second" }).replace("T", " ");
}
