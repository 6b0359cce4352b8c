import { durationInDays } from "../facts/durations.ts";
import { spans } from "../facts/spans.ts";
import { type OfficeHours, openingsSince } from "./hours.ts";

const hourMs = 60 * 60 * 1000;
export const promisedMs = durationInDays(spans.response.duration).to * 24 * hourMs;
/** If the office doesn't open within the promised time, the answer is due this long after the next opening. */
const afterOpeningMs = 2 * hourMs;
const aheadMs = promisedMs / 4;

/**
 * The time by which a lead must be answered: 24 hours after `atMs`. If the office is closed then, the time is its last
 * closing before that or, if it hasn't opened since `atMs`, two hours after its next opening.
 */
export function dueAfter(atMs: number, hours: OfficeHours): number {
  const end = atMs + promisedMs;
  let lastClosing: number | null = null;
  for (const { opens, closes } of openingsSince(hours, end)) {
    if (opens > end) return lastClosing ?? Math.min(opens + afterOpeningMs, closes);
    if (closes >= end) return end;
    if (opens >= atMs) lastClosing = closes;
  }
  return lastClosing ?? end;
}

/** @returns when the office opens next, or null if it is open */
export function closedUntil(atMs: number, hours: OfficeHours): number | null {
  for (const { opens, closes } of openingsSince(hours, atMs)) if (closes > atMs) return opens <= atMs ? null : opens;
  return null;
}

/** Looks two open hours ahead, so that a lead that is due in the morning causes a reminder on the day before. */
export function remindUntil(nowMs: number, hours: OfficeHours): number {
  let left = afterOpeningMs;
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

/** In the last 24 hours before an opening, forms give the usual promise of 24 hours instead. */
export function closingsAfter(nowMs: number, days: number, hours: OfficeHours): Closing[] {
  const end = nowMs + days * 24 * hourMs;
  const openings = [...openingsSince(hours, nowMs)];
  return openings.flatMap(({ closes: from }, index): Closing[] => {
    const opens = openings[index + 1]?.opens ?? from;
    const until = opens - promisedMs;
    if (from >= until || opens <= nowMs || from > end) return [];
    return [{ from, until, opens, due: dueAfter(from, hours) }];
  });
}
