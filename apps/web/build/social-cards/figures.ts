import { durationInDays } from "@site/content/facts/durations";
import { type CSSProperties, createElement, type ReactNode } from "react";
import { theme } from "../../src/theme.ts";
import type { CardFigure } from "./facts.ts";

const { pine, amber, ink } = theme.colors;
const area = { left: 772, top: 200, width: 324 };
const bold = { fontWeight: 700, letterSpacing: "-0.035em" };

/** Durations to scale, a range dashed, as on the pages. */
export function durations({ title, value, bars }: CardFigure & { kind: "durations" }): ReactNode {
  const spans = bars.map((span) => ({ ...span, ...durationInDays(span.duration) }));
  const longest = Math.max(...spans.map(({ to }) => to));
  const end = [90, 180, 366].find((days) => longest <= days) ?? longest;
  const isOpen = spans.some(({ duration }) => duration.to === null);
  const at = (days: number) => (days / end) * (isOpen ? 0.93 : 1) * (area.width - 2);
  const rows = spans.map(({ label, from, to, ours, duration }) => {
    const range = (duration.to === null ? area.width - 2 : at(to)) - at(from);
    const dashed = { height: 42, borderRadius: 6, border: `3px dashed ${amber[5]}`, boxSizing: "border-box" } as const;
    // The label stands over both, because it is longer than a short bar.
    return box(
      { position: "relative", height: 42, marginBottom: 12 },
      box({ width: at(from), borderRadius: 6, background: ours ? pine[3] : amber[1] }),
      range > 0 && box({ width: range, ...dashed }),
      box({ left: 10, top: 10, fontSize: 18, fontWeight: 700, color: ours ? pine[9] : amber[9] }, label),
    );
  });
  // In days, of long durations in months.
  const ticks = [0, 1, 2, 3].map((third) => Math.round((end * third) / 3 / (end > 180 ? 30.4 : 1)));
  const legend = { fontSize: 24, color: ink[6], justifyContent: "space-between" };
  return box(
    { ...area, flexDirection: "column", borderTop: `3px solid ${theme.black}`, paddingTop: 11 },
    box({ height: value === null ? 48 : 28, fontSize: 26, color: ink[6] }, title),
    value !== null && box({ height: 74, fontSize: 54, ...bold, color: amber[7] }, value),
    ...rows,
    box({ width: at(end), ...legend }, ...ticks.map((tick) => box({}, String(tick)))),
  );
}

/** An article's mark in large type over three ruled lines, as on its cover. */
export function mark({ mark: parts, lines }: CardFigure & { kind: "mark" }): ReactNode {
  const words = wordsOf(parts).map((word, index) => {
    const fontSize = Math.min(index === 0 ? 132 : 72, Math.floor(area.width / (word.length * 0.58)));
    return box({ fontSize }, word);
  });
  const rules = lines.map((percent) => box({ width: `${percent}%`, height: 6, marginBottom: 24, background: ink[2] }));
  return [
    box({ ...area, top: area.top - 16, flexDirection: "column", ...bold, lineHeight: 1.04 }, ...words),
    box({ ...area, top: area.top + 210, flexDirection: "column" }, ...rules),
  ];
}

function wordsOf(parts: (CardFigure & { kind: "mark" })["mark"]): readonly string[] {
  if (parts.kind === "line") return [`${parts.from} –`, parts.to];
  return parts.kind === "count" ? [parts.number, parts.unit] : [parts.text];
}

/** A box of the card; with `left` or `right`, at that place. */
export function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  const place: CSSProperties = "left" in style || "right" in style ? { position: "absolute" } : {};
  return createElement("div", { style: { display: "flex", flexShrink: 0, ...place, ...style } }, ...children);
}

type Size = { width: number; height: number };
type Place = Size & { x: number; y: number };

/** A drawing in pixels of the card. */
export function svg({ width, height, ...at }: Place, content: string): ReactNode {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return picture({ width, height, ...at }, `${open}${content}</svg>`);
}

/** The text of an SVG file, scaled to the place. Without `x` and `y` it stands in its box. */
export function picture({ width, height, ...at }: Size | Place, file: string): ReactNode {
  const place: CSSProperties = "x" in at ? { position: "absolute", left: at.x, top: at.y } : {};
  const src = `data:image/svg+xml;base64,${Buffer.from(file).toString("base64")}`;
  return createElement("img", { src, width, height, style: place });
}
