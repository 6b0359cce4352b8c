import { daysText, durationInDays } from "@site/content/facts/durations";
import type { Days as DaysOf, DurationBar } from "@site/content/types/content";
import { Fragment } from "react";
import css from "./days.module.css";
import { type Mark, marksOf, type Scale, scaleOf, type Tone, Track } from "./track.tsx";

export type Bar = Omit<DurationBar, "label">;

export function Days({ average, ...days }: Bar) {
  const all: DaysOf[] = average ? [days, { duration: average, whose: "market" }] : [days];
  return all.map(({ duration, whose }, index) => (
    <Fragment key={whose}>
      {index > 0 && ", "}
      <span className={css.text} data-whose={whose}>
        {daysText({ duration, whose })}
      </span>
    </Fragment>
  ));
}

const toneOf = (whose: DaysOf["whose"]): Tone => (whose === "ours" ? "ours" : "usual");

export function marksOfBar({ duration, whose, average }: Bar, open = 0): Mark[] {
  return [...(average ? marksOf(average, "usual", open) : []), ...marksOf(duration, toneOf(whose), open)];
}

export function scaleOfBars(bars: readonly Bar[]): Scale {
  const ends = bars.flatMap(({ duration, average = duration }) =>
    [duration, average].map((one) => durationInDays(one).to),
  );
  const longest = Math.max(...ends);
  const isOpen = bars.some(({ duration }) => duration.to === null && durationInDays(duration).to === longest);
  return scaleOf(longest, isOpen);
}

export function DaysBar({ scale, ...bar }: Bar & { scale: Scale }) {
  return (
    <span className={css.days}>
      <span>
        <Days {...bar} />
      </span>
      <Track marks={marksOfBar(bar, scale.end)} place={scale.place} size="s" />
    </span>
  );
}
