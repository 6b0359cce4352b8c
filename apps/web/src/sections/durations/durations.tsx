import { durationInDays, formatDuration } from "@site/content/facts/durations";
import type { DurationBar, DurationParts, RateFigure as Rates } from "@site/content/types/content";
import { Plot, PlotKey } from "../../ui/figures/plot.tsx";
import { scaleOf } from "../../ui/figures/scale.ts";
import { type Mark, marksOf, type Tone } from "../../ui/figures/track.tsx";

type Props = { title: string | null; bars: readonly DurationBar[] };

/** A bar chart of durations. The solid part of a bar is the minimum, the dashed part extends to the maximum. */
export function Durations({ title, bars }: Props) {
  const days = bars.map(({ duration }) => durationInDays(duration).to);
  const longest = Math.max(...days);
  const scale = scaleOf(
    longest,
    bars.some(({ duration }, index) => duration.to === null && days[index] === longest),
  );
  const rows = bars.map(({ label, duration, ours }) => ({
    label,
    marks: marksOf(duration, ours ? "ours" : "usual", scale.end),
  }));
  return <Plot title={title} rows={rows} axis={scale} place={scale.place} />;
}

const tones: Record<DurationParts["parts"][number]["who"], Tone> = { you: "yours", we: "ours", they: "usual" };

/** A file's parts in one row, each drawn at its longest, with a key that says whose each part is. */
export function Parts({ title, parts, note }: DurationParts) {
  const marks: Mark[] = [];
  for (const { duration, who } of parts) {
    const from = marks.at(-1)?.to ?? 0;
    marks.push({ tone: tones[who], from, to: from + durationInDays(duration).to });
  }
  const scale = scaleOf(marks.at(-1)?.to ?? 0);
  const entries = parts.map(({ label, duration, who }) => ({
    label,
    text: formatDuration(duration),
    tone: tones[who],
  }));
  return (
    <Plot title={null} rows={[{ label: title, marks, size: "l" }]} axis={scale} place={scale.place}>
      <PlotKey entries={entries} note={note} />
    </Plot>
  );
}

/** The rate before and after a negotiation on one scale from 0. */
export function RateFigure({ title, today, after }: Rates) {
  const before: Mark = { tone: "yours", from: 0, to: today.rate };
  const gained: Mark[] = [
    before,
    { tone: "ours", from: today.rate, to: after.from },
    { tone: "ours", from: after.from, to: after.to, end: "up-to" },
  ];
  const rows = [
    { label: today.label, marks: [before], size: "l" as const },
    { label: after.label, marks: gained, size: "l" as const },
  ];
  return <Plot title={title} rows={rows} axis={null} place={(rate) => `${(rate / after.to) * 100}%`} />;
}
