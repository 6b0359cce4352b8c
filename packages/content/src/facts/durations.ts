import type { Duration, DurationBar } from "../types/content.ts";

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

/** What such a file usually takes: "Usually 60-120 days". */
export function usualText(duration: Duration): string {
  return `Usually ${formatDuration(duration)}`;
}

/** A bar of the usual time of one of several things in a figure: "Family Medicine: usually 60-90 days". */
export function namedBar(name: string, duration: Duration, end = ""): DurationBar {
  return { label: `${name}: usually ${formatDuration(duration)}${end}`, duration, ours: false };
}
