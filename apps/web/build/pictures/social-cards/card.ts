import { type ResvgRenderOptions, renderAsync } from "@resvg/resvg-js";
import { site } from "@site/content/site";
import { brandMark } from "../brand-mark.ts";
import type { CardFacts, CardFigure } from "./facts.ts";
import { type Drawing, durationsFigure } from "./figures.ts";
import { folder } from "./folder.ts";
import { heading, ruledPaper } from "./heading.ts";
import { markFigure } from "./mark.ts";
import { card, colours, column } from "./material.ts";
import { palettePng } from "./png.ts";
import type { Shapes } from "./shapes.ts";
import { drawStamp } from "./stamp.ts";
import { drawTexts, type Text } from "./text.ts";

// No fonts, because all text is outlined, and loading the machine's fonts would take longer than the picture.
const options: ResvgRenderOptions = { font: { loadSystemFonts: false } };

const signature: readonly Text[] = [
  { text: site.name, x: 166, y: 552, size: 38, bold: true, tracking: -0.03 },
  { text: "Credentialing and payer enrollment", x: 384, y: 560, size: 28, colour: colours.muted },
];

/** Draws a card as PNG. */
export async function renderCard(facts: CardFacts, shapes: Shapes): Promise<Buffer> {
  const [file, title, beside, stamp] = await Promise.all([
    folder(facts),
    heading(facts.title, facts.figure?.kind ?? null),
    facts.figure === null ? null : drawFigure(facts.figure, shapes),
    facts.stamp === null ? null : drawStamp(facts.stamp),
  ]);
  const parts = [file.texts, [title], beside?.texts ?? [], signature, stamp?.texts ?? []];
  const texts = await drawTexts(parts.flat());
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}">`,
    file.art,
    facts.figure === null ? ruledPaper(title) : "",
    beside?.art ?? "",
    brandMark({ x: column.left - 4, y: 550, size: 50 }),
    stamp?.art ?? "",
    texts,
    "</svg>",
  ].join("");
  return palettePng(await renderAsync(svg, options));
}

async function drawFigure(figure: CardFigure, shapes: Shapes): Promise<Drawing> {
  if (figure.kind === "durations") return durationsFigure(figure);
  if (figure.kind === "mark") return markFigure(figure);
  return { art: await (figure.kind === "map" ? shapes.map() : shapes.outline(figure.slug)), texts: [] };
}
