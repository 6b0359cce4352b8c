import type { Duration, DurationBar } from "../types/content.ts";

const daysPerUnit = { hour: 1 / 24, day: 1, month: 30.4, year: 365 } as const;

/** Formats a duration: "60-120 days", "90+ days", "1 day", "6-12 months". */
export function formatDuration({ from, to, unit }: Duration): string {
  if (to === null) return `${from}+ ${unit}s`;
  if (from === to) return `${from} ${unit}${from === 1 ? "" : "s"}`;
  return `${from}-${to} ${unit}s`;
}

/** Whose time a duration is: what such files usually take, our own average, or one step of a process. */
export type Clock = "usual" | "ours" | "step";

/** A duration with its clock: "Usually 60-120 days", "Ours: 45 days on average", "3-5 days" of a step. */
export function clockText(clock: Clock, duration: Duration): string {
  const text = formatDuration(duration);
  if (clock === "step") return text;
  return clock === "usual" ? `Usually ${text}` : `Ours: ${text} on average`;
}

/** Both ends in days, for figures drawn to scale. An open end equals its start. */
export function durationInDays({ from, to, unit }: Duration): { from: number; to: number } {
  return { from: from * daysPerUnit[unit], to: (to ?? from) * daysPerUnit[unit] };
}

/** "usually 60-120 days", and of averages "averages of 7-50 days". */
export function usualText({ duration, isAverage }: { duration: Duration; isAverage: boolean }): string {
  return `${isAverage ? "averages of" : "usually"} ${formatDuration(duration)}`;
}

/** A bar of the usual time of one of several things in a figure: "Family Medicine: usually 60-90 days". */
export function namedBar(name: string, duration: Duration, { isAverage = false, end = "" } = {}): DurationBar {
  return { label: `${name}: ${usualText({ duration, isAverage })}${end}`, duration, ours: false };
}
