import type { Duration, DurationBar } from "../types.ts";
import { spans } from "./spans.ts";

/** A bar whose label begins with its days: "90-120 for ophthalmology", "45 with us". */
export function timeframeBar(label: string, duration: Duration, ours = false): DurationBar {
  const { from, to } = duration;
  const days = to === null ? `${from}+` : from === to ? `${from}` : `${from}-${to}`;
  return { label: `${days} ${label}`, duration, ours };
}

export const industryBar = timeframeBar("industry average", spans.industryAverage.duration);

/** Over all of our work; says nothing about a single specialty, so its label must not either. */
export const companyBar = timeframeBar("our company-wide average", spans.ourAverage.duration, true);
