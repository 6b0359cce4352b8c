import css from "./plot.module.css";
import type { Scale } from "./scale.ts";

/** The ticks of a scale with their labels. Decorative: texts beside the bars give the durations. */
export function Axis({ scale: { ticks, end, place } }: { scale: Scale }) {
  return (
    <div className={css.axis} aria-hidden="true">
      {ticks.map(({ days, label }) => (
        <span key={days} data-tick style={{ left: place(days) }} data-edge={days / end > 0.97 || undefined}>
          <span>{label}</span>
        </span>
      ))}
    </div>
  );
}
