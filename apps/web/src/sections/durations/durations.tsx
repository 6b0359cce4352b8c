import { durationInDays } from "@site/content/facts/durations";
import type { DurationBar } from "@site/content/types";
import css from "./durations.module.css";

/** The width of a label's character, as a share of the plot's width on a phone. */
const characterShare = 0.0295;

/** A bar chart of durations. The solid part of a bar is the minimum, the dashed part extends to the maximum. */
export function Durations({ title, bars }: { title: string | null; bars: readonly DurationBar[] }) {
  const spans = bars.map((bar) => ({ ...bar, ...durationInDays(bar.duration), open: bar.duration.to === null }));
  const longest = Math.max(...spans.map(({ to }) => to));
  const { step, unit, daysPerUnit } = scaleFor(longest);
  const end = longest * (spans.some((span) => span.open && span.to === longest) ? 1.06 : 1.0001);
  const ticks = Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step);
  const labelsInside = spans.every(({ label, from }) => from / end > label.length * characterShare + 0.08);
  const percent = (days: number) => `${((days / end) * 100).toFixed(2)}%`;

  return (
    <figure className={css.figure}>
      {title !== null && <figcaption className={css.caption}>{title}</figcaption>}
      <div className={css.plot}>
        <div className={css.ticks} aria-hidden="true">
          {ticks.map((days) => (
            <span key={days} className={css.tick} style={{ left: percent(days) }} data-edge={days / end > 0.97}>
              <span className={css.tickLabel}>{`${Math.round(days / daysPerUnit)}${days === 0 ? "" : unit}`}</span>
            </span>
          ))}
        </div>
        {spans.map(({ label, from, to, open, ours }) => {
          return (
            <div key={label} className={`${ours ? css.ours : ""} ${open ? css.open : ""}`}>
              {!labelsInside && <p className={css.label}>{label}</p>}
              <div className={css.row}>
                <span className={css.bar} style={{ width: percent(open ? to * 1.055 : from) }} />
                {to > from && <span className={css.range} style={{ width: percent(to - from) }} />}
                {labelsInside && <p className={`${css.label} ${css.inside}`}>{label}</p>}
              </div>
            </div>
          );
        })}
      </div>
    </figure>
  );
}

/** The distance between two gridlines, and the unit of their labels: days, or months if the chart exceeds 200 days. */
function scaleFor(longest: number): { step: number; unit: string; daysPerUnit: number } {
  if (longest > 200) return { step: 30.4 * (longest > 400 ? 6 : 3), unit: " mo", daysPerUnit: 30.4 };
  const step = longest <= 20 ? 5 : longest <= 60 ? 10 : longest <= 100 ? 15 : 30;
  return { step, unit: "", daysPerUnit: 1 };
}
