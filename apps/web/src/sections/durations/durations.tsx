import { durationInDays } from "@site/content/facts/durations";
import type { DurationBar, DurationParts } from "@site/content/types/content";
import { Axis, gridlines, type Scale, scaleOf } from "../../ui/figures/axis.tsx";
import { Unbroken } from "../../ui/text/unbroken.tsx";
import css from "./durations.module.css";
import { PartsKey, PartsRow } from "./parts.tsx";

type Props = {
  title: string | null;
  bars: readonly DurationBar[];
  /** A further row on the same scale. */
  parts?: DurationParts;
};

/** More bars than this are thinner, with their labels beside them where there is room. */
const manyFrom = 6;

/** A bar chart of durations. The solid part of a bar is the minimum, the dashed part extends to the maximum. */
export function Durations({ title, bars, parts }: Props) {
  const spans = bars.map((bar) => ({ ...bar, ...durationInDays(bar.duration), isOpen: bar.duration.to === null }));
  const longest = Math.max(...spans.map(({ to }) => to));
  const scale = scaleOf(
    longest,
    spans.some((span) => span.isOpen && span.to === longest),
  );
  return (
    <figure className={`${css.figure} ${bars.length > manyFrom ? css.many : ""}`}>
      {title !== null && <figcaption className={css.caption}>{title}</figcaption>}
      <div className={css.plot}>
        {spans.map((span) => (
          <div key={span.label} className={span.ours ? css.ours : ""}>
            <p className={css.label}>
              <Unbroken text={span.label} />
            </p>
            <Bar {...span} scale={scale} />
          </div>
        ))}
        {parts && <PartsRow {...parts} scale={scale} />}
      </div>
      <Axis scale={scale} />
      {parts && <PartsKey {...parts} />}
    </figure>
  );
}

type BarProps = { from: number; to: number; isOpen: boolean; scale: Scale };

function Bar({ from, to, isOpen, scale: { place, end, gridStyle } }: BarProps) {
  return (
    <div className={`${css.row} ${gridlines}`} style={gridStyle}>
      {isOpen && <span className={`${css.range} ${css.open}`} style={{ width: place(end) }} />}
      {to > from && <span className={css.range} style={{ width: place(to) }} />}
      <span className={css.bar} style={{ width: place(from) }} />
    </div>
  );
}
