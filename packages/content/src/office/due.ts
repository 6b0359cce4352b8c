import { durationInDays } from "../facts/durations.ts";
import { spans } from "../facts/spans.ts";
import { type OfficeHours, openingsSince } from "./hours.ts";

const hourMs = 60 * 60 * 1000;
/** The time of an answer that the pages promise, from the same record that they show. */
export const promisedMs = durationInDays(spans.response.duration).to * 24 * hourMs;
/** The rest of that time when the office closes counts from the next opening, at most this long. */
const leftMsMax = 2 * hourMs;
/** A reminder comes so long before the answer is due. */
const aheadMs = promisedMs / 4;

/**
 * By when a lead must be answered: 24 hours after the office could know of it. If the office is closed then: as long
 * after the next opening as after closing, two hours at most, and not after it closes again.
 */
export function dueAfter(atMs: number, hours: OfficeHours): number {
  const end = atMs + promisedMs;
  let closed = Number.NEGATIVE_INFINITY;
  for (const { opens, closes } of openingsSince(hours, end)) {
    if (closes >= end && opens <= end) return end;
    if (opens > end) return Math.min(opens + Math.min(end - closed, leftMsMax), closes);
    closed = closes;
  }
  return end;
}

/** When the office opens again. null: it is open */
export function closedUntil(atMs: number, hours: OfficeHours): number | null {
  for (const { opens, closes } of openingsSince(hours, atMs)) if (closes > atMs) return opens <= atMs ? null : opens;
  return null;
}

/**
 * Leads that are due until then are reminded of now: six hours ahead, and those of the next two hours of the office, so that
 * a lead that is due in the morning is reminded of on the day before.
 */
export function remindUntil(nowMs: number, hours: OfficeHours): number {
  let left = leftMsMax;
  for (const { opens, closes } of openingsSince(hours, nowMs)) {
    const open = closes - Math.max(opens, nowMs);
    if (open <= 0) continue;
    if (open >= left) return Math.max(nowMs + aheadMs, Math.max(opens, nowMs) + left);
    left -= open;
  }
  return nowMs + aheadMs;
}

/** A time from which on a form says something else about when the office answers. null: it says nothing */
export type Closing = { from: number; until: number; opens: number; due: number };

/**
 * The times of the coming days in which the office is closed, split where the answer to a lead of that time is due at another
 * moment. In the last 24 hours before an opening the answer is due within 24 hours, so that nothing need be said.
 */
export function closingsAfter(nowMs: number, days: number, hours: OfficeHours): Closing[] {
  const end = nowMs + days * 24 * hourMs;
  const openings = [...openingsSince(hours, nowMs)];
  return openings.flatMap(({ closes: closed }, index): Closing[] => {
    const next = openings[index + 1];
    if (next === undefined || next.opens <= closed || next.opens <= nowMs || closed > end) return [];
    const { opens } = next;
    // Until 24 hours before it opens, and from 24 hours before it closes again.
    const before = { from: closed, until: opens - promisedMs };
    const later = openings.findLast(({ closes }) => closes > opens && closes - promisedMs < opens) ?? next;
    const then = openings.find((opening) => opening.opens > later.closes)?.opens ?? Number.POSITIVE_INFINITY;
    const after = {
      from: Math.max(closed, later.closes - promisedMs + 1),
      until: Math.min(opens, then - promisedMs),
    };
    return [before, after]
      .filter(({ from, until }) => from < until)
      .map((part) => ({ ...part, opens, due: dueAfter(part.until - 1, hours) }));
  });
}
