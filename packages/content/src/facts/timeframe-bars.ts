import type { Duration, DurationBar } from "../types/content.ts";
import { clockText, formatDuration } from "./durations.ts";
import { spans } from "./spans.ts";

/** A bar of what such files usually take: "Usually 60-120 days, payer and hospital queues included". */
export function usualBar(duration: Duration, words = ""): DurationBar {
  return { label: `${clockText("usual", duration)}${words}`, duration, ours: false };
}

/** A bar from the lowest to the highest of the averages that several offices publish. */
export function averagesBar(duration: Duration, words: string): DurationBar {
  return { label: `Averages of ${formatDuration(duration)}${words}`, duration, ours: false };
}

/** A bar of our own average: "Ours: 45 days on average, all services". */
export function averageBar(duration: Duration, words: string): DurationBar {
  return { label: `${clockText("ours", duration)}${words}`, duration, ours: true };
}

export const industryBar: DurationBar = {
  label: `Industry average: ${spans.industryAverage.text}`,
  duration: spans.industryAverage.duration,
  ours: false,
};

/** Average of all services, so its label must not name one. */
export const companyBar = averageBar(spans.ourAverage.duration, ", all services");
