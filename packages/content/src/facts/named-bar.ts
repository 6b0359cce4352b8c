import type { Duration, DurationBar } from "../types/content.ts";
import { formatDuration } from "./durations.ts";

/** A bar of the usual time of one of several things in a figure: "Medicare: usually 7-50 days". */
export function namedBar(name: string, duration: Duration): DurationBar {
  return { label: `${name}: usually ${formatDuration(duration)}`, duration, ours: false };
}
