import type { Duration, DurationBar } from "../types.ts";
import { spans } from "./spans.ts";

/** A bar whose label begins with its days, such as "90-120 for ophthalmology". */
export function timeframeBar(label: string, duration: Duration, ours = false): DurationBar {
  const { from, to } = duration;
  const days = to === null ? `${from}+` : from === to ? `${from}` : `${from}-${to}`;
  return { label: `${days} ${label}`, duration, ours };
}

export const industryBar = timeframeBar("industry average", spans.industryAverage.duration);

/** Average of all specialties, so its label must not name one. */
export const companyBar = timeframeBar("our company-wide average", spans.ourAverage.duration, true);
