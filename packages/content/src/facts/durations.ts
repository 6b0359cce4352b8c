import type { Duration } from "../types.ts";

const daysPerUnit = { hour: 1 / 24, day: 1, month: 30.4, year: 365 } as const;

/** Formats a duration: "60-120 days", "90+ days", "1 day", "6-12 months". */
export function formatDuration({ from, to, unit }: Duration): string {
  if (to === null) return `${from}+ ${unit}s`;
  if (from === to) return `${from} ${unit}${from === 1 ? "" : "s"}`;
  return `${from}-${to} ${unit}s`;
}

/** Both ends in days, for figures drawn to scale. An open end equals its start. */
export function durationInDays({ from, to, unit }: Duration): { from: number; to: number } {
  return { from: from * daysPerUnit[unit], to: (to ?? from) * daysPerUnit[unit] };
}

/** Labels at the two ends of the scale of a process's steps. */
export function rulerEnds(total: Duration): { start: string; end: string } {
  return { start: "Day 0", end: `${formatDuration(total)} in all` };
}
