import { durationInDays } from "@site/content/facts/durations";
import type { Duration } from "@site/content/types/content";
import { Axis } from "../../ui/figures/axis.tsx";
import { scaleOf } from "../../ui/figures/scale.ts";
import { type Mark, Track } from "../../ui/figures/track.tsx";

type StepDuration = Duration & { waiting: boolean };

/** The steps of a process to scale, each at its longest, with its number where there is room. */
export function Ruler({ durations }: { durations: readonly StepDuration[] }) {
  const marks: Mark[] = [];
  for (const duration of durations) {
    const from = marks.at(-1)?.to ?? 0;
    const to = from + durationInDays(duration).to;
    marks.push({ tone: duration.waiting ? "usual" : "ours", from, to, label: marks.length + 1 });
  }
  const scale = scaleOf(marks.at(-1)?.to ?? 0);
  return (
    <div aria-hidden="true">
      <Track marks={marks} place={scale.place} size="l" />
      <Axis scale={scale} />
    </div>
  );
}
