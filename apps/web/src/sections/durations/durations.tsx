import { Stack } from "@mantine/core";
import { durationInDays, formatDuration } from "@site/content/facts/durations";
import { frameCopy } from "@site/content/nav";
import type { Path } from "@site/content/paths";
import type {
  ClockFigure,
  DurationBar,
  DurationParts,
  RateFigure as Rates,
  TurnsFigure,
} from "@site/content/types/content";
import type { ComponentProps } from "react";
import { scaleOfBars } from "../../ui/figures/days.tsx";
import { Plot } from "../../ui/figures/plot.tsx";
import { type Mark, marksOfParts, scaleOf, scaleTo, tones } from "../../ui/figures/track.tsx";
import { StackedTable } from "../../ui/table/stacked-table.tsx";

type Props = {
  title: string | null;
  bars: readonly (DurationBar & { href?: Path })[];
  isBrief?: boolean;
  note?: string | null;
};

export function Durations({ title, bars, isBrief = false, note: own = null }: Props) {
  const rows = bars.map(({ label, href, ...days }) => ({
    label,
    ...(href && { href }),
    days,
    size: isBrief ? ("l" as const) : ("m" as const),
  }));
  const hasRange = bars.some(({ duration: { from, to } }) => to !== null && to !== from);
  const note = own ?? (hasRange ? frameCopy.range : null);
  const scale = isBrief ? scaleTo(scaleOfBars(bars).end, []) : undefined;
  return <Plot title={title} rows={rows} scale={scale} note={note} />;
}

type ClockProps = { clock: ClockFigure; own?: ClockFigure["rows"][number]["id"] };

/** Without `own`, the figure has no title, because a heading above the figure names it. */
export function Clock({ clock: { title, rows }, own }: ClockProps) {
  return (
    <Plot
      title={own === undefined ? null : title}
      rows={rows.map(({ id, label, ...days }) => ({ label, days, isOwn: own !== undefined && id === own }))}
      note={frameCopy.range}
    />
  );
}

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

export function Turns({ scale: title, weeks, lanes }: TurnsFigure) {
  const end = Math.max(...weeks.map(({ week }) => week));
  const ticks = weeks.map(({ week }) => ({ days: week - 1, label: String(week) }));
  const rows = lanes.map(({ name, who, turns }) => ({
    label: name,
    marks: weeks.flatMap(({ week }, index): Mark[] => {
      const mark = { tone: tones[who], from: week - 1, to: (weeks[index + 1]?.week ?? end + 1) - 1 };
      return turns[index] ? [mark] : [];
    }),
  }));
  return (
    <Stack gap="lg">
      <Plot title={title} rows={rows} scale={scaleTo(end, ticks, 1)} />
      <StackedTable
        names={lanes.map(({ name }) => name)}
        rows={weeks.map(({ label }, index) => ({
          head: <span style={{ whiteSpace: "nowrap" }}>{label}</span>,
          cells: lanes.map(({ turns }) => turns[index] ?? ""),
        }))}
        unknown=""
      />
    </Stack>
  );
}
