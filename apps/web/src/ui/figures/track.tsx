import { durationInDays } from "@site/content/facts/durations";
import type { AnyDuration, Duration, Who } from "@site/content/types/content";
import css from "./track.module.css";

/** Whose time a part of a bar shows: ours, the time that is usual at payers, or the visitor's. */
export type Tone = "ours" | "usual" | "yours";

export const tones: Record<Who, Tone> = { you: "yours", we: "ours", they: "usual" };

export type Mark = {
  tone: Tone;
  from: number;
  to: number;
  /** `up-to` is the time between the shortest and the longest duration. `open` has no longest time. */
  end?: "up-to" | "open";
};

export type Scale = {
  end: number;
  ticks: readonly { days: number; label: string }[];
  /** Returns the place of a day on the scale as a CSS percentage. */
  place: (days: number) => string;
  /** The distance between two ticks as a CSS percentage. */
  step: string;
};

/** @param longest the longest duration on the scale, in days */
export function scaleOf(longest: number, isOpen = false): Scale {
  const { step, unit, daysPerUnit } = unitOf(longest);
  const end = isOpen ? longest * 1.06 : longest;
  const ticks = Array.from({ length: Math.floor(end / step + 0.001) + 1 }, (_, index) => ({
    days: index * step,
    label: `${Math.round((index * step) / daysPerUnit)}${index === 0 ? "" : unit}`,
  }));
  return scaleTo(end, ticks, step);
}

export function scaleTo(end: number, ticks: Scale["ticks"], step = end): Scale {
  const place = (days: number) => `${((days / end) * 100).toFixed(3)}%`;
  return { end, ticks, place, step: place(step) };
}

function unitOf(longest: number): { step: number; unit: string; daysPerUnit: number } {
  const daysPerMonth = 30.4;
  if (longest > 200) return { step: daysPerMonth * (longest > 400 ? 6 : 3), unit: " mo", daysPerUnit: daysPerMonth };
  const step = longest <= 20 ? 5 : longest <= 60 ? 10 : longest <= 100 ? 15 : 30;
  return { step, unit: "", daysPerUnit: 1 };
}

type Props = {
  marks: readonly Mark[];
  place: (amount: number) => string;
  size?: "s" | "m" | "l";
  line?: number | undefined;
};

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

/** @param open the day on which the bar of a duration without a longest time ends */
export function marksOf(duration: AnyDuration, tone: Tone, open = 0): Mark[] {
  const { from, to } = durationInDays(duration);
  const solid: Mark = { tone, from: 0, to: from };
  if (duration.to === null) return [{ tone, from: 0, to: open, end: "open" }, solid];
  return to > from ? [{ tone, from: 0, to, end: "up-to" }, solid] : [solid];
}

export function marksOfParts(parts: readonly (Duration & { who: Who })[]): Mark[] {
  const marks: Mark[] = [];
  for (const part of parts) {
    const from = marks.at(-1)?.to ?? 0;
    marks.push({ tone: tones[part.who], from, to: from + durationInDays(part).to });
  }
  return marks;
}
