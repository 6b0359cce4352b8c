import { durationInDays } from "@site/content/facts/durations";
import type { DurationBar } from "@site/content/types";
import css from "./durations.module.css";

/** Room that a label of this many characters needs, as a share of a phone's plot width. */
const shareOfCharacter = 0.0295;

/** Durations drawn to one scale: ours as approved, the others as waiting; the dashed part is the span of a range. */
export function Durations({ title, bars }: { title: string | null; bars: readonly DurationBar[] }) {
  const spans = bars.map((bar) => ({ ...bar, ...durationInDays(bar.duration), open: bar.duration.to === null }));
  const longest = Math.max(...spans.map(({ to }) => to));
  const { step, unit, perUnit } = scaleFor(longest);
  const end = longest * (spans.some((span) => span.open && span.to === longest) ? 1.06 : 1.0001);
  const ticks = Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step);
  const inside = spans.every(({ label, from }) => from / end > label.length * shareOfCharacter + 0.08);
  const percent = (days: number) => `${((days / end) * 100).toFixed(2)}%`;

  return (
    <figure className={css.figure}>
      {title !== null && <figcaption className={css.caption}>{title}</figcaption>}
      <div className={css.plot}>
        <div className={css.ticks} aria-hidden="true">
          {ticks.map((days) => (
            <span key={days} className={css.tick} style={{ left: percent(days) }} data-edge={days / end > 0.97}>
              <span className={css.tickLabel}>{`${Math.round(days / perUnit)}${days === 0 ? "" : unit}`}</span>
            </span>
          ))}
        </div>
        {spans.map(({ label, from, to, open, ours }) => {
          return (
            <div key={label} className={`${ours ? css.ours : ""} ${open ? css.open : ""}`}>
              {!inside && <p className={css.label}>{label}</p>}
              <div className={css.row}>
                <span className={css.bar} style={{ width: percent(open ? to * 1.055 : from) }} />
                {to > from && <span className={css.range} style={{ width: percent(to - from) }} />}
                {inside && <p className={`${css.label} ${css.inside}`}>{label}</p>}
              </div>
            </div>
          );
        })}
      </div>
    </figure>
  );
}

/** Ticks that people count in: weeks of days, or months. */
function scaleFor(longest: number): { step: number; unit: string; perUnit: number } {
  if (longest > 200) return { step: 30.4 * (longest > 400 ? 6 : 3), unit: " mo", perUnit: 30.4 };
  const step = longest <= 20 ? 5 : longest <= 60 ? 10 : longest <= 100 ? 15 : 30;
  return { step, unit: "", perUnit: 1 };
}
