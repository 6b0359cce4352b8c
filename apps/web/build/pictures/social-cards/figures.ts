import { durationInDays } from "@site/content/facts/durations";
import type { DurationBar } from "@site/content/types/content";
import type { CardFigure } from "./facts.ts";
import { rule } from "./folder.ts";
import { colours, figure } from "./material.ts";
import type { Text } from "./text.ts";

export type Drawing = { art: string; texts: readonly Text[] };

const { left, right, top } = figure;
const width = right - left;
const bar = { height: 42, pitch: 50 };
const daysPerMonth = 30.4;

/** Durations to scale, in the same style as on the pages; a range is dashed. */
export function durationsFigure({ title, value, bars }: CardFigure & { kind: "durations" }): Drawing {
  const spans = bars.map((span) => ({ ...span, ...durationInDays(span.duration) }));
  const { end, ticks } = axis(spans);
  const at = (days: number) => left + (days / end) * width;
  const plotTop = top + (value === null ? 86 : 112);
  const plotBottom = plotTop + spans.length * bar.pitch;
  return {
    art: [
      rule(left, right, top),
      ...ticks.map(({ days }) => {
        const x = Math.min(at(days), right - 1);
        return `<path d="M${x} ${plotTop - 8}V${plotBottom}" stroke="${colours.rule}" stroke-width="2"/>`;
      }),
      ...spans.map((span, index) => drawBar(span, plotTop + index * bar.pitch, at)),
    ].join(""),
    texts: [
      { text: title, x: left, y: top + 12, size: 26, width, lineHeight: 1.2, colour: colours.muted },
      ...(value === null ? [] : [valueText(value)]),
      ...spans.map(({ label, ours }, index) => ({
        text: label,
        x: left + 14,
        y: plotTop + index * bar.pitch + 6,
        size: 25,
        bold: true,
        colour: ours ? colours.surface : colours.waitingText,
      })),
      ...ticks.map(({ days, label }) => ({
        text: label,
        ...tickPlace(at(days)),
        y: plotBottom,
        size: 24,
        colour: colours.muted,
      })),
    ],
  };
}

type Span = DurationBar & { from: number; to: number };

/** Scale of 180 days for services and specialties; for longer durations, a year in months. */
function axis(spans: readonly Span[]): { end: number; ticks: readonly { days: number; label: string }[] } {
  const longest = Math.max(...spans.map(({ to }) => to));
  if (longest > 180) return { end: 12 * daysPerMonth, ticks: [0, 3, 6, 9, 12].map((n) => tick(n, daysPerMonth)) };
  const open = spans.some(({ duration }) => duration.to === null);
  if (open) return { end: longest * 1.07, ticks: [0, 30, 60, 90].map((n) => tick(n, 1)) };
  return { end: 180, ticks: [0, 30, 60, 90, 120, 150, 180].map((n) => tick(n, 1, n % 60 === 0)) };
}

function tick(count: number, days: number, isNamed = true) {
  return { days: count * days, label: isNamed ? String(count) : "" };
}

/** Centred under the tick, but within the figure. */
function tickPlace(x: number): { x: number; width: number; align: "left" | "center" | "right" } {
  if (x < left + 20) return { x: left, width: 60, align: "left" };
  if (x > right - 20) return { x: right - 60, width: 60, align: "right" };
  return { x: x - 30, width: 60, align: "center" };
}

function valueText(text: string): Text {
  return { text, x: left - 2, y: top + 40, size: 54, bold: true, tracking: -0.03, colour: colours.amber };
}

function drawBar({ from, to, ours, duration }: Span, y: number, at: (days: number) => number): string {
  const solid = `<path d="${barPath(left, at(from), y)}" fill="${ours ? colours.pine : colours.waiting}"/>`;
  const end = duration.to === null ? right - 2 : at(to);
  if (end === at(from)) return solid;
  const look = `fill="none" stroke="${colours.waitingRange}" stroke-width="3" stroke-dasharray="8 6"`;
  return `${solid}<path d="${barPath(at(from), end - 1, y)}" ${look}/>`;
}

function barPath(from: number, to: number, y: number): string {
  const corner = 7;
  return `M${from} ${y}H${to - corner}q${corner} 0 ${corner} ${corner}v${bar.height - 2 * corner}q0 ${corner}-${corner} ${corner}H${from}z`;
}
