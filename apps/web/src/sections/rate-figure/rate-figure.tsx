import type { RateFigure as Rates } from "@site/content/types/content";
import { WideOnly } from "../../ui/frame/wide-only.tsx";
import { Durations } from "../durations/durations.tsx";
import css from "./rate-figure.module.css";

/**
 * The rate before and after a negotiation on one scale from 0; below, on a scale of their own, the durations, which a
 * phone omits.
 */
export function RateFigure({ title, today, after, days }: Rates) {
  const width = (rate: number) => ({ width: `${(rate / after.to) * 100}%` });
  return (
    <figure className={css.figures}>
      <div className={css.figure}>
        <p className={css.caption}>{title}</p>
        <p className={css.label}>{today.label}</p>
        <div className={css.row}>
          <span className={css.today} style={width(today.rate)} />
        </div>
        <p className={css.label}>{after.label}</p>
        <div className={css.row}>
          <span className={css.range} style={width(after.to)} />
          <span className={css.gained} style={width(after.from)} />
          <span className={css.today} style={width(today.rate)} />
        </div>
      </div>
      <div>
        <WideOnly>
          <Durations {...days} />
        </WideOnly>
      </div>
    </figure>
  );
}
