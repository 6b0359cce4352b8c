import type { Duration, DurationBar } from "../types.ts";

/** What a specialty takes, as a bar: "90-120 for ophthalmology". */
export function timeframeBar(label: string, timeframe: Duration): DurationBar {
  const days = timeframe.to === null ? `${timeframe.from}+` : `${timeframe.from}-${timeframe.to}`;
  return { label: `${days} ${label}`, duration: timeframe, ours: false };
}

export const industryBar: DurationBar = {
  label: "90+ industry average",
  duration: { from: 90, to: null, unit: "day" },
  ours: false,
};

/** Over all of our work; says nothing about a single specialty, so its label must not either. */
export const companyBar: DurationBar = {
  label: "45 our company-wide average",
  duration: { from: 45, to: 45, unit: "day" },
  ours: true,
};
