import { durationInDays } from "@site/content/facts/durations";
import type { Duration } from "@site/content/types/content";
import { Axis, scaleOf } from "../../ui/figures/axis.tsx";
import css from "./ruler.module.css";

type StepDuration = Duration & { waiting: boolean };

/** The steps of a process to scale, each at its longest, with its number above. */
export function Ruler({ durations }: { durations: readonly StepDuration[] }) {
  const spans = durations.map((duration) => ({ ...durationInDays(duration), waiting: duration.waiting }));
  const total = sum(spans.map(({ to }) => to));
  const scale = scaleOf(total);
  const middleOf = (index: number) => sum(spans.slice(0, index).map(({ to }) => to)) + (spans[index]?.to ?? 0) / 2;
  return (
    <div className={css.ruler} aria-hidden="true">
      <div className={css.numbers}>
        {spans.map((_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: -- a fixed list, never reordered
            key={index}
            style={{ left: scale.place(middleOf(index)) }}
            data-raised={(index > 0 && (middleOf(index) - middleOf(index - 1)) / total < 0.045) || undefined}
          >
            {index + 1}
          </span>
        ))}
      </div>
      <div className={css.segments}>
        {spans.map(({ to, waiting }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: -- a fixed list, never reordered
            key={index}
            className={waiting ? css.waiting : ""}
            style={{ width: scale.place(to) }}
          />
        ))}
      </div>
      <Axis scale={scale} />
    </div>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
