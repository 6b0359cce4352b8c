import { parseDate } from "@site/content/calendar";
import { findMeant, type LeadDetails, readReference } from "@site/db/leads/inbox";
import { listLeadEvents } from "@site/db/leads/lead-history";
import type { Db } from "@site/db/open";
import { Argument, InvalidArgumentError } from "commander";
import { NotFound, UsageError } from "../print.ts";

export function referenceArgument(): Argument {
  return new Argument("<reference>", "the lead's reference, such as CR-7F3K-9Q2M, in any spelling");
}

export async function leadOf(db: Db, typed: string): Promise<LeadDetails> {
  const lead = await findMeant(db, typed);
  if (lead !== undefined) return lead;
  const reference = readReference(typed);
  const erased = (await listLeadEvents(db, reference)).find(({ event }) => event === "erased");
  throw new NotFound(
    erased === undefined ? `There is no lead ${reference}.` : `${reference} was erased on ${erased.happened_at}.`,
  );
}

export function emailArgument(): Argument {
  return new Argument("<email>", "the person's address, in any case").argParser(readEmail);
}

export function readEmail(typed: string): string {
  const email = typed.trim();
  if (!/^\S+@\S+$/.test(email)) throw new InvalidArgumentError("An email address is needed.");
  return email;
}

export function readCount(typed: string): number {
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw new InvalidArgumentError("A whole number from 1 on is needed.");
  return Number(typed);
}

/** Accepts 2026-11-01, `today` and `yesterday`. `intervalOf` converts the words, which depend on the time zone. */
export function readDay(typed: string): string {
  const isDay = parseDate(typed) !== null || typed === "today" || typed === "yesterday";
  if (!isDay) throw new InvalidArgumentError("A day is needed, such as 2026-11-01, today or yesterday.");
  return typed;
}

function dayIn(zone: string, day: string): Temporal.PlainDate {
  if (day === "today") return Temporal.Now.plainDateISO(zone);
  if (day === "yesterday") return Temporal.Now.plainDateISO(zone).subtract({ days: 1 });
  return Temporal.PlainDate.from(day);
}

/** The result is in UTC, with milliseconds. If clocks change at midnight, a day may begin at 1 a.m. */
function startOf(day: Temporal.PlainDate, zone: string): string {
  return day.toZonedDateTime(zone).toInstant().toString({ fractionalSecondDigits: 3 });
}

type Days = { from?: string | undefined; to?: string | undefined };

/** A half-open interval of UTC instants that covers both days. @throws UsageError if `from` is after `to` */
export function intervalOf(days: Days, zone: string): { from?: string | undefined; before?: string | undefined } {
  const from = days.from && dayIn(zone, days.from);
  const to = days.to && dayIn(zone, days.to);
  if (from && to && Temporal.PlainDate.compare(from, to) > 0) throw new UsageError(`${from} is after ${to}.`);
  return { from: from && startOf(from, zone), before: to && startOf(to.add({ days: 1 }), zone) };
}
