import { durationInDays } from "../facts/durations.ts";
import { spans } from "../facts/spans.ts";
import { type OfficeHours, openingsSince } from "./hours.ts";

const hourMs = 60 * 60 * 1000;
export const promisedMs = durationInDays(spans.response.duration).to * 24 * hourMs;
/** If the office closes before the promised time ends, the answer is due at most this long after the next opening. */
const leftMsMax = 2 * hourMs;
const aheadMs = promisedMs / 4;

/**
 * The time by which a lead must be answered: 24 hours after `atMs`. If the office is closed then, the time that was left
 * at the closing counts from the next opening, for two hours at most, and ends at the next closing at the latest.
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

/** @returns when the office opens next; null if it is open */
export function closedUntil(atMs: number, hours: OfficeHours): number | null {
  for (const { opens, closes } of openingsSince(hours, atMs)) if (closes > atMs) return opens <= atMs ? null : opens;
  return null;
}

/**
 * If a lead is due by the returned time, its reminder is sent now. The time covers the next six hours and the office's
 * next two open hours, so that the reminder of a lead that is due in the morning comes on the day before.
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

/** In this period, in UTC milliseconds, forms say when the office opens and by when it answers. */
export type Closing = { from: number; until: number; opens: number; due: number };

/**
 * The periods of the coming days in which forms say that the office is closed. A period is split where the due time of
 * a lead changes. In the last 24 hours before an opening, forms give the usual promise of 24 hours instead.
 */
export function closingsAfter(nowMs: number, days: number, hours: OfficeHours): Closing[] {
  const end = nowMs + days * 24 * hourMs;
  const openings = [...openingsSince(hours, nowMs)];
  return openings.flatMap(({ closes: closed }, index): Closing[] => {
    const next = openings[index + 1];
    if (next === undefined || next.opens <= closed || next.opens <= nowMs || closed > end) return [];
    const { opens } = next;
    // `before` ends 24 hours before the office opens, because the usual promise can be kept from then on. `after` begins
    // 24 hours before `later` closes. `later` is the last opening that ends less than 24 hours after the office opens.
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
