import type { AnyDuration, Days, Duration, DurationBar } from "../types/content.ts";

const daysPerUnit = { hour: 1 / 24, day: 1, week: 7, month: 30.4, year: 365 } as const;

/** If `to` is null, the duration has no end. */
function durationsIn<U extends AnyDuration["unit"]>(unit: U) {
  return (from: number, to: number | null = from) => ({ from, to, unit });
}

export const [days, weeks, months] = [durationsIn("day"), durationsIn("week"), durationsIn("month")];

export function formatDuration({ from, to, unit }: AnyDuration): string {
  if (to === null) return `${from}+ ${unit}s`;
  if (from === to) return `${from} ${unit}${from === 1 ? "" : "s"}`;
  return `${from}-${to} ${unit}s`;
}

/** Both ends in days, for figures that are drawn to scale. If there is no end, the start counts as the end too. */
export function durationInDays({ from, to, unit }: AnyDuration): { from: number; to: number } {
  return { from: from * daysPerUnit[unit], to: (to ?? from) * daysPerUnit[unit] };
}

const owners = { ours: "Ours", market: "Market", published: "Published", planned: "Plan for" };

export function daysText({ duration, whose }: Days): string {
  const text = formatDuration(duration);
  if (whose === "limit") return `At most ${formatDuration({ ...duration, from: duration.to ?? duration.from })}`;
  return `${owners[whose]}: ${text}`;
}

export function marketBar(label: string, duration: Duration): DurationBar {
  return { label, duration, whose: "market" };
}
