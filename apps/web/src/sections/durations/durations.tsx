import { durationInDays, formatDuration } from "@site/content/facts/durations";
import { frameCopy } from "@site/content/nav";
import type { Path } from "@site/content/paths";
import type { ClockFigure, DurationBar, DurationParts, RateFigure as Rates } from "@site/content/types/content";
import type { ComponentProps } from "react";
import { marksOfBar, scaleOfBars } from "../../ui/figures/days.tsx";
import { Plot } from "../../ui/figures/plot.tsx";
import { type Mark, marksOfParts, scaleOf, scaleTo, tones } from "../../ui/figures/track.tsx";

type Props = {
  title: string | null;
  bars: readonly (DurationBar & { href?: Path })[];
  /** Without an axis. */
  isBrief?: boolean;
};

/** The solid part of a bar is the minimum, the dashed part extends to the maximum. */
export function Durations({ title, bars, isBrief = false }: Props) {
  const scale = scaleOfBars(bars);
  const rows = bars.map(({ label, href, ...bar }) => ({
    label,
    ...(href && { href }),
    days: bar,
    marks: marksOfBar(bar, scale.end),
    size: isBrief ? ("l" as const) : ("m" as const),
  }));
  const hasRange = bars.some(({ duration: { from, to } }) => to !== null && to !== from);
  const note = hasRange ? frameCopy.range : null;
  return <Plot title={title} rows={rows} scale={isBrief ? scaleTo(scale.end, []) : scale} note={note} />;
}

type ClockProps = { clock: ClockFigure; own?: ClockFigure["rows"][number]["id"] };

/** @param own the page's case, in a hero, where no heading names the figure: the case is bold, and the title is drawn */
export function Clock({ clock: { title, rows }, own }: ClockProps) {
  const scale = scaleOfBars(rows);
  return (
    <Plot
      title={own === undefined ? null : title}
      rows={rows.map(({ id, label, ...bar }) => ({
        label,
        days: bar,
        marks: marksOfBar(bar),
        isOwn: own !== undefined && id === own,
      }))}
      scale={scale}
      note={frameCopy.range}
    />
  );
}

/** Draws each part at its longest. */
export function Parts({ title, parts, queue, note }: DurationParts) {
  const marks = marksOfParts(parts.map(({ duration, who }) => ({ ...duration, who })));
  const partsEnd = marks.at(-1)?.to ?? 0;
  const end = durationInDays(queue.whole).to;
  marks.push({ tone: "usual", from: partsEnd, to: end, end: "up-to" });
  const entries: ComponentProps<typeof Plot>["entries"] = [
    ...parts.map(({ label, duration, who }) => ({ label, text: formatDuration(duration), tone: tones[who] })),
    { label: queue.label, text: `up to day ${end}`, tone: "usual", end: "up-to" },
  ];
  const days = { duration: queue.whole, whose: "market" as const };
  const rows = [{ label: title, days, marks, size: "l" as const }];
  return <Plot title={null} rows={rows} scale={scaleOf(end)} entries={entries} note={note} />;
}

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
  return <Plot title={title} rows={rows} scale={scaleTo(after.to, [])} />;
}
