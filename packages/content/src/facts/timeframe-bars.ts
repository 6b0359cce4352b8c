import type { Duration, DurationBar, DurationParts } from "../types/content.ts";
import { clockText } from "./durations.ts";
import { spans } from "./spans.ts";

/** A bar of our own average: "Ours: 45 days on average, all services". */
function averageBar(duration: Duration, words: string): DurationBar {
  return { label: `${clockText("ours", duration)}${words}`, duration, ours: true };
}

export const industryBar: DurationBar = {
  label: `Industry average: ${spans.industryAverage.text}`,
  duration: spans.industryAverage.duration,
  ours: false,
};

/** Average of all services, so its label must not name one. */
export const companyBar = averageBar(spans.ourAverage.duration, ", all services");

/** One physician and one payer: the parts of the work, and the queue that comes on top. */
export const physicianParts: DurationParts = {
  title: `One physician, one payer or hospital: ${clockText("usual", spans.physicianTypical.duration).toLowerCase()}`,
  parts: [
    { label: "You collect", duration: spans.physicianCollecting.duration, who: "you" },
    { label: "We prepare", duration: spans.physicianPreparation.duration, who: "we" },
    { label: "They verify and decide", duration: spans.physicianDeciding.duration, who: "they" },
  ],
  queue: { label: "Their queue", whole: spans.physicianTypical.duration },
  note: "Each part at its longest. A hospital or Medicaid file can take longer, a renewal less.",
};
