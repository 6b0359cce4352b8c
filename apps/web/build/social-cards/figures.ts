import { durationInDays } from "@site/content/facts/durations";
import type { ReactNode } from "react";
import { theme } from "../../src/theme.ts";
import type { CardFigure } from "./facts.ts";
import { box, svg } from "./shapes.ts";

const { pine, amber, ink } = theme.colors;
const area = { left: 772, top: 200, width: 324 };
const bar = { height: 42, pitch: 54 };

/** Durations to scale, a range dashed, as on the pages. */
export function durations({ title, value, bars }: CardFigure & { kind: "durations" }): ReactNode {
  const spans = bars.map((span) => ({ ...span, ...durationInDays(span.duration) }));
  const longest = Math.max(...spans.map(({ to }) => to));
  const end = [90, 180, 366].find((days) => longest <= days) ?? longest;
  const isOpen = spans.some(({ duration }) => duration.to === null);
  const at = (days: number) => (days / end) * (isOpen ? 0.93 : 1) * (area.width - 2);
  const plotTop = area.top + (value === null ? 62 : 116);
  const shapes = spans.map(({ from, to, ours, duration }, index) => {
    const [x, y] = [at(from), index * bar.pitch];
    const width = (duration.to === null ? area.width - 2 : at(to)) - x;
    const range = `<rect x="${x}" y="${y + 2}" width="${width}" height="${bar.height - 4}" rx="6" fill="none" stroke="${amber[5]}" stroke-width="3" stroke-dasharray="8 6"/>`;
    return `${width > 0 ? range : ""}<rect y="${y}" width="${x}" height="${bar.height}" rx="6" fill="${ours ? pine[3] : amber[1]}"/>`;
  });
  // In days, of long durations in months.
  const ticks = [0, 1, 2, 3].map((third) => Math.round((end * third) / 3 / (end > 180 ? 30.4 : 1)));
  const labelled = (label: string, index: number, ours: boolean) =>
    box(
      {
        left: area.left + 10,
        top: plotTop + index * bar.pitch + 10,
        fontSize: 18,
        fontWeight: 700,
        // Readable beyond a short bar too.
        color: ours ? pine[9] : amber[9],
      },
      label,
    );
  return [
    svg(
      { x: area.left, y: area.top, width: area.width, height: 3 },
      `<rect width="324" height="3" fill="${theme.black}"/>`,
    ),
    box({ left: area.left, top: area.top + 14, fontSize: 26, color: ink[6] }, title),
    value !== null &&
      box(
        {
          left: area.left - 2,
          top: area.top + 42,
          fontSize: 54,
          fontWeight: 700,
          letterSpacing: "-0.03em",
          color: amber[7],
        },
        value,
      ),
    svg({ x: area.left, y: plotTop, width: area.width, height: bars.length * bar.pitch }, shapes.join("")),
    ...spans.map(({ label, ours }, index) => labelled(label, index, ours)),
    box(
      {
        left: area.left,
        top: plotTop + spans.length * bar.pitch,
        width: at(end),
        justifyContent: "space-between",
        fontSize: 24,
        color: ink[6],
      },
      ...ticks.map((tick) => box({}, String(tick))),
    ),
  ];
}

/** An article's mark in large type over three ruled lines, as on its cover. */
export function mark({ mark: parts, lines }: CardFigure & { kind: "mark" }): ReactNode {
  const words = wordsOf(parts);
  const rules = lines.map((percent, index) => `M0 ${3 + index * 30}h${(area.width * percent) / 100}`);
  return [
    box(
      {
        left: area.left,
        top: area.top - 16,
        width: area.width,
        flexDirection: "column",
        fontWeight: 700,
        letterSpacing: "-0.035em",
        lineHeight: 1.04,
      },
      ...words.map((word, index) =>
        box({ fontSize: Math.min(index === 0 ? 132 : 72, Math.floor(area.width / (word.length * 0.58))) }, word),
      ),
    ),
    svg(
      { x: area.left, y: area.top + 210, width: area.width, height: 66 },
      `<path stroke="${ink[2]}" stroke-width="6" d="${rules.join("")}"/>`,
    ),
  ];
}

function wordsOf(parts: (CardFigure & { kind: "mark" })["mark"]): readonly string[] {
  if (parts.kind === "line") return [`${parts.from} –`, parts.to];
  return parts.kind === "count" ? [parts.number, parts.unit] : [parts.text];
}
