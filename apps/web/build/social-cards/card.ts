import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { site } from "@site/content/site";
import type { ReactNode } from "react";
import satori, { type Font } from "satori";
import { theme } from "../../src/theme.ts";
import type { CardFacts, CardFigure, TabColour } from "./facts.ts";
import { box, durations, mark, picture, svg } from "./figures.ts";

const { pine, amber, ink, paper } = theme.colors;
const resolve = createRequire(import.meta.url).resolve;
const publicFolder = join(import.meta.dirname, "../../public");
const art = join(publicFolder, "art");
const size = { width: 1200, height: 630 };

// Static WOFF files, because satori reads neither WOFF2 nor variable fonts, which the pages use.
const weights: readonly NonNullable<Font["weight"]>[] = [500, 700];
const fonts = weights.map((weight) => ({
  name: "Figtree",
  weight,
  data: readFileSync(resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`)),
}));

const tabColours: Record<TabColour, { background: string; color: string }> = {
  pine: { background: pine[7], color: theme.white },
  amber: { background: amber[1], color: amber[9] },
  ink: { background: theme.black, color: theme.white },
  // Stronger than the tint of the pages, so that the tab is visible.
  tint: { background: pine[1], color: pine[8] },
};

/** The sheet of paper with the tabs of the files behind it, and the rules above and below the text. */
const ground = svg(
  { x: 0, y: 0, ...size },
  `<rect width="1200" height="630" fill="${paper[1]}"/>
  <g stroke="${ink[2]}" stroke-width="2">
    <path fill="${theme.white}" d="M940 140V98q0-14 14-14H1110Q1124 84 1129 98L1144 140z"/>
    <path fill="${amber[0]}" d="M792 140V98q0-14 14-14H962Q976 84 981 98L996 140z"/>
    <path fill="${pine[0]}" d="M644 140V98q0-14 14-14H814Q828 84 833 98L848 140z"/>
    <path fill="${theme.white}" d="M56 640V140H1144V640z"/>
  </g>
  <path stroke="${theme.black}" stroke-width="3" d="M55 140H1145M104 524H1096"/>`,
);

/** Draws a card as PNG. */
export async function renderCard({ title, tab, figure, stamp }: CardFacts): Promise<Buffer> {
  const parts = [
    ground,
    drawTab(tab),
    heading(title, figure),
    figure && drawFigure(figure),
    signature,
    drawStamp(stamp),
  ];
  const look = { ...size, color: theme.black, fontFamily: "Figtree", fontWeight: 500 };
  const drawn = await satori(box(look, ...parts), { ...size, fonts });
  return new Resvg(drawn, { font: { loadSystemFonts: false } }).render().asPng();
}

function drawTab({ colour, code, label }: CardFacts["tab"]): ReactNode {
  const { background, color } = tabColours[colour];
  const look = { height: 90, alignItems: "center", padding: "0 14px 0 48px", gap: 22, borderTopLeftRadius: 14 };
  const slope = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="90"><path d="M0 0Q14 0 19 14L48 90H0z" fill="${background}"/></svg>`;
  const texts = [code !== null && box({ fontSize: 60 }, code), box({ fontSize: 30 }, label)];
  return box(
    { left: 56, top: 52, fontWeight: 700, color },
    box({ ...look, background }, ...texts),
    picture({ width: 48, height: 90 }, slope),
  );
}

const lineHeight = 1.08;
const widths: Record<CardFigure["kind"] | "none", number> = {
  mark: 624,
  durations: 624,
  outline: 600,
  map: 560,
  none: 800,
};

/** In the largest size at which its words should fit, ruled where nothing stands beside. */
function heading(title: string, figure: CardFigure | null): ReactNode {
  const width = widths[figure?.kind ?? "none"];
  const fontSize =
    [96, 88, 80, 72, 64, 56].find((each) => linesOf(title, width / each) * each * lineHeight <= 320) ?? 48;
  const pitch = Math.round(fontSize * lineHeight);
  const rules = Array.from({ length: Math.floor(310 / pitch) }, (_, index) => `M0 ${(index + 1) * pitch}H992`);
  const ruled = svg(
    { x: 104, y: 184, width: 992, height: 320 },
    `<path stroke="${ink[2]}" stroke-width="2" d="${rules.join("")}"/>`,
  );
  const look = { left: 104, top: 184, width, fontSize, fontWeight: 700, letterSpacing: "-0.03em", lineHeight };
  // Typographic apostrophe, because the straight one of the content is conspicuous at this size.
  return [figure === null && ruled, box(look, title.replaceAll("'", "’"))];
}

/** Lines of a text in a width in em, at Figtree's mean width of a bold letter. Infinite: a word does not fit. */
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

function drawFigure(figure: CardFigure): ReactNode {
  if (figure.kind === "durations") return durations(figure);
  if (figure.kind === "mark") return mark(figure);
  const isMap = figure.kind === "map";
  const file = readFileSync(join(art, isMap ? "us-map.svg" : `states/${figure.slug}.svg`), "utf8");
  // The map has no colours of its own; its codes are for larger pictures.
  if (isMap) {
    const land = file
      .replace(/<g id="codes">.*<\/g>/s, "")
      .replaceAll("<path ", `<path fill="${pine[3]}" stroke="${theme.white}" stroke-width="2" `);
    return picture({ x: 690, y: 176, width: 406, height: 254 }, land);
  }
  return picture({ x: 778, y: 168, width: 300, height: 275 }, file);
}

const signature: ReactNode = [
  picture({ x: 100, y: 550, width: 50, height: 50 }, readFileSync(join(publicFolder, "favicon.svg"), "utf8")),
  box({ left: 166, top: 552, fontSize: 38, fontWeight: 700, letterSpacing: "-0.03em", lineHeight: 1.2 }, site.name),
  box({ left: 384, top: 560, fontSize: 28, color: ink[6], lineHeight: 1.2 }, "Credentialing and payer enrollment"),
];

/** Round for an approval, a box with a word for the others, as on the covers. */
function drawStamp(stamp: CardFacts["stamp"]): ReactNode {
  if (stamp === null) return null;
  if (stamp === "approved")
    return picture({ x: 900, y: 422, width: 196, height: 196 }, readFileSync(join(art, "stamp.svg"), "utf8"));
  const frame = { border: `6px solid ${ink[7]}`, borderRadius: 10, padding: "10px 22px", background: theme.white };
  const letters = { fontSize: 44, fontWeight: 700, letterSpacing: "0.06em", lineHeight: 1.2, color: ink[7] };
  return box({ right: 104, top: 440, transform: "rotate(-6deg)", ...frame, ...letters }, stamp.toUpperCase());
}
