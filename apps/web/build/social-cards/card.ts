import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { durationInDays } from "@site/content/facts/durations";
import { site } from "@site/content/site";
import type { DurationBar } from "@site/content/types/content";
import type { MarkParts, PostStamp } from "@site/content/types/post-mark";
import { type CSSProperties, createElement, type ReactNode } from "react";
import satori, { type Font } from "satori";
import { tokens } from "../../src/tokens.ts";

const { pine, amber, ink, paper } = tokens.colors;
const resolve = createRequire(import.meta.url).resolve;
const publicFolder = join(import.meta.dirname, "../../public");
const size = { width: 1200, height: 630 };

// Satori can't read the variable WOFF2 font that the pages use, so the cards use a static WOFF font for each weight.
const weights: readonly NonNullable<Font["weight"]>[] = [500, 700];
const fonts = weights.map((weight) => ({
  name: "Figtree",
  weight,
  data: readFileSync(resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`)),
}));

const tabTones = {
  pine: { background: pine[7], color: tokens.white },
  amber: { background: amber[1], color: amber[9] },
  ink: { background: tokens.black, color: tokens.white },
  tint: { background: pine[1], color: pine[8] },
};
export type TabTone = keyof typeof tabTones;

type Figure = { drawn: ReactNode; titleWidth: number };

export type Card = {
  file: string;
  title: string;
  tab: { tone: TabTone; code: string | null; label: string };
  figure: Figure | null;
  stamp: PostStamp | null;
};

export async function renderCard({ title, tab, figure, stamp }: Card): Promise<Buffer> {
  const parts = [ground, drawTab(tab), heading(title, figure), figure?.drawn, signature, drawStamp(stamp)];
  const look = { ...size, color: tokens.black, fontFamily: "Figtree", fontWeight: 500 };
  const drawn = await satori(box(look, ...parts), { ...size, fonts });
  return new Resvg(drawn, { font: { loadSystemFonts: false } }).render().asPng();
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  const place: CSSProperties = "left" in style || "right" in style ? { position: "absolute" } : {};
  return createElement("div", { style: { display: "flex", flexShrink: 0, ...place, ...style } }, ...children);
}

type Place = { x?: number; y?: number; width: number; height: number };

function picture({ x, y, ...area }: Place, svg: string): ReactNode {
  const style: CSSProperties = x === undefined ? {} : { position: "absolute", left: x, top: y };
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  return createElement("img", { src, ...area, style });
}

function drawing({ width, height }: Place, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

function art(name: string): string {
  return readFileSync(join(publicFolder, name), "utf8");
}

const ground = picture(
  { x: 0, y: 0, ...size },
  drawing(
    size,
    `<rect width="1200" height="630" fill="${paper[1]}"/>
  <g stroke="${ink[2]}" stroke-width="2">
    <path fill="${tokens.white}" d="M940 140V98q0-14 14-14H1110Q1124 84 1129 98L1144 140z"/>
    <path fill="${amber[0]}" d="M792 140V98q0-14 14-14H962Q976 84 981 98L996 140z"/>
    <path fill="${pine[0]}" d="M644 140V98q0-14 14-14H814Q828 84 833 98L848 140z"/>
    <path fill="${tokens.white}" d="M56 640V140H1144V640z"/>
  </g>
  <path stroke="${tokens.black}" stroke-width="3" d="M55 140H1145M104 524H1096"/>`,
  ),
);

function drawTab({ tone, code, label }: Card["tab"]): ReactNode {
  const { background, color } = tabTones[tone];
  const look = { height: 90, alignItems: "center", padding: "0 14px 0 48px", gap: 22, borderTopLeftRadius: 14 };
  const edge = { width: 48, height: 90 };
  const slope = drawing(edge, `<path d="M0 0Q14 0 19 14L48 90H0z" fill="${background}"/>`);
  const texts = [code !== null && box({ fontSize: 60 }, code), box({ fontSize: 30 }, label)];
  return box(
    { left: 56, top: 52, fontWeight: 700, color },
    box({ ...look, background }, ...texts),
    picture(edge, slope),
  );
}

const lineHeight = 1.08;

function heading(title: string, figure: Figure | null): ReactNode {
  const width = figure?.titleWidth ?? 800;
  const fontSize =
    [96, 88, 80, 72, 64, 56].find((each) => linesOf(title, width / each) * each * lineHeight <= 320) ?? 48;
  const pitch = Math.round(fontSize * lineHeight);
  const rules = Array.from({ length: Math.floor(310 / pitch) }, (_, index) => `M0 ${(index + 1) * pitch}H992`);
  const sheet = { x: 104, y: 184, width: 992, height: 320 };
  const lines = drawing(sheet, `<path stroke="${ink[2]}" stroke-width="2" d="${rules.join("")}"/>`);
  const look = { left: 104, top: 184, width, fontSize, fontWeight: 700, letterSpacing: "-0.03em", lineHeight };
  return [figure === null && picture(sheet, lines), box(look, title.replaceAll("'", "’"))];
}

/** Estimates how many lines a bold text fills. The unit of `width` is em. */
function linesOf(text: string, width: number): number {
  const lengths = text.split(" ").map((word) => word.length * 0.54);
  if (lengths.some((length) => length > width)) return Number.POSITIVE_INFINITY;
  let [lines, used] = [1, -0.25];
  for (const length of lengths) {
    const next = used + 0.25 + length;
    [lines, used] = next > width ? [lines + 1, length] : [lines, next];
  }
  return lines;
}

const figureBox = { left: 772, top: 200, width: 324 };
const bold = { fontWeight: 700, letterSpacing: "-0.035em" };

export function durations(title: string, value: string | null, bars: readonly DurationBar[]): Figure {
  const spans = bars.map((span) => ({ ...span, ...durationInDays(span.duration) }));
  const longest = Math.max(...spans.map(({ to }) => to));
  const end = [90, 180, 366].find((days) => longest <= days) ?? longest;
  const isOpen = spans.some(({ duration }) => duration.to === null);
  const at = (days: number) => (days / end) * (isOpen ? 0.93 : 1) * (figureBox.width - 2);
  const rows = spans.map(({ label, from, to, whose, duration }) => {
    const ours = whose === "ours";
    const range = (duration.to === null ? figureBox.width - 2 : at(to)) - at(from);
    const dashed = { height: 42, borderRadius: 6, border: `3px dashed ${amber[5]}`, boxSizing: "border-box" } as const;
    return box(
      { position: "relative", height: 42, marginBottom: 12 },
      box({ width: at(from), borderRadius: 6, background: ours ? pine[3] : amber[1] }),
      range > 0 && box({ width: range, ...dashed }),
      box({ left: 10, top: 10, fontSize: 18, fontWeight: 700, color: ours ? pine[9] : amber[9] }, label),
    );
  });
  const ticks = [0, 1, 2, 3].map((third) => Math.round((end * third) / 3 / (end > 180 ? 30.4 : 1)));
  const legend = { fontSize: 24, color: ink[6], justifyContent: "space-between" };
  const drawn = box(
    { ...figureBox, flexDirection: "column", borderTop: `3px solid ${tokens.black}`, paddingTop: 11 },
    box({ height: value === null ? 48 : 28, fontSize: 26, color: ink[6] }, title),
    value !== null && box({ height: 74, fontSize: 54, ...bold, color: amber[7] }, value),
    ...rows,
    box({ width: at(end), ...legend }, ...ticks.map((tick) => box({}, String(tick)))),
  );
  return { drawn, titleWidth: 624 };
}

export function mark(parts: MarkParts): Figure {
  const words = wordsOf(parts).map((word, index) => {
    const fontSize = Math.min(index === 0 ? 132 : 72, Math.floor(figureBox.width / (word.length * 0.58)));
    return box({ fontSize }, word);
  });
  const rules = [90, 70, 50].map((percent) =>
    box({ width: `${percent}%`, height: 6, marginBottom: 24, background: ink[2] }),
  );
  const drawn = [
    box({ ...figureBox, top: figureBox.top - 16, flexDirection: "column", ...bold, lineHeight: 1.04 }, ...words),
    box({ ...figureBox, top: figureBox.top + 210, flexDirection: "column" }, ...rules),
  ];
  return { drawn, titleWidth: 624 };
}

function wordsOf(parts: MarkParts): readonly string[] {
  if (parts.kind === "line") return [`${parts.from} –`, parts.to];
  return parts.kind === "count" ? [parts.number, parts.unit] : [parts.text];
}

/** @param view the part of the US map that contains the state, as an SVG view box */
export function outline(abbreviation: string, view: string): Figure {
  const [, , width] = view.split(" ").map(Number);
  const [, path = ""] = new RegExp(`<path id="${abbreviation}" d="([^"]+)"`).exec(art("art/us-map.svg")) ?? [];
  const place = { x: 766, y: 168, width: 324, height: 280 };
  const unit = (width ?? 0) / place.width;
  const look = `fill="${pine[0]}" stroke="${pine[7]}" stroke-width="${2 * unit}" stroke-linejoin="round"`;
  const land = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"><path ${look} d="${path}"/></svg>`;
  return { drawn: picture(place, land), titleWidth: 600 };
}

/** The map has no two-letter codes, because they would be too small to read on a card. */
export function map(): Figure {
  const land = art("art/us-map.svg")
    .replace(/<g id="codes">.*<\/g>/s, "")
    .replaceAll("<path ", `<path fill="${pine[3]}" stroke="${tokens.white}" stroke-width="2" `);
  return { drawn: picture({ x: 690, y: 176, width: 406, height: 254 }, land), titleWidth: 560 };
}

const signature: ReactNode = [
  picture({ x: 100, y: 550, width: 50, height: 50 }, art("favicon.svg")),
  box({ left: 166, top: 552, fontSize: 38, fontWeight: 700, letterSpacing: "-0.03em", lineHeight: 1.2 }, site.name),
  box({ left: 384, top: 560, fontSize: 28, color: ink[6], lineHeight: 1.2 }, "Credentialing and payer enrollment"),
];

function drawStamp(stamp: Card["stamp"]): ReactNode {
  if (stamp === null) return null;
  if (stamp === "approved") return picture({ x: 900, y: 422, width: 196, height: 196 }, art("art/stamp.svg"));
  const frame = { border: `6px solid ${ink[7]}`, borderRadius: 10, padding: "10px 22px", background: tokens.white };
  const letters = { fontSize: 44, fontWeight: 700, letterSpacing: "0.06em", lineHeight: 1.2, color: ink[7] };
  return box({ right: 104, top: 440, transform: "rotate(-6deg)", ...frame, ...letters }, stamp.toUpperCase());
}
