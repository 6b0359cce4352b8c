import { durationInDays } from "@site/content/facts/durations";
import type { Duration, Who } from "@site/content/types/content";
import css from "./track.module.css";

/** Whose time it is. ours: solid green. usual: amber. yours: white. Forced colours replace the fills by patterns. */
export type Tone = "ours" | "usual" | "yours";

export const tones: Record<Who, Tone> = { you: "yours", we: "ours", they: "usual" };

export type Mark = {
  tone: Tone;
  from: number;
  to: number;
  /** up-to: dashed, the end is the longest time. open: fades out, because there is no longest time. */
  end?: "up-to" | "open";
};

type Props = {
  marks: readonly Mark[];
  /** The place of a mark's end, as a CSS percentage of the width. */
  place: (amount: number) => string;
  size?: "m" | "l";
  /** A line through the marks. */
  line?: number | undefined;
};

/** A bar, or several one after the other. Decorative: a text beside it says the same. */
export function Track({ marks, place, size = "m", line }: Props) {
  return (
    <span className={css.track} data-size={size} aria-hidden="true">
      {marks
        .filter(({ from, to }) => to > from)
        .map(({ tone, from, to, end }) => (
          <span
            key={`${from} ${to}`}
            data-tone={tone}
            data-end={end}
            style={{ left: place(from), width: `calc(${place(to)} - ${place(from)})` }}
          />
        ))}
      {line !== undefined && <i style={{ left: place(line) }} />}
    </span>
  );
}

/** The marks of a duration: solid up to its short end, then dashed to its long end, or to `open` where it has none. */
export function marksOf(duration: Duration, tone: Tone, open = 0): Mark[] {
  const { from, to } = durationInDays(duration);
  const solid: Mark = { tone, from: 0, to: from };
  if (duration.to === null) return [{ tone, from: 0, to: open, end: "open" }, solid];
  return to > from ? [{ tone, from: 0, to, end: "up-to" }, solid] : [solid];
}
