import type { CardFigure } from "./facts.ts";
import type { Drawing } from "./figures.ts";
import { colours, figure } from "./material.ts";
import { measure, type Text } from "./text.ts";

const { left, right, top } = figure;
const width = right - left;
const linePitch = 30;

/** An article's mark in large type over three ruled lines, as on its cover. */
export async function markFigure({ mark, lines }: CardFigure & { kind: "mark" }): Promise<Drawing> {
  const { art, texts, bottom } =
    mark.kind === "line"
      ? await twoEnds(mark.from, mark.to)
      : await words(mark.kind === "text" ? [mark.text] : [mark.number, mark.unit]);
  const ruled = lines.map((percent, index) => {
    const y = bottom + 34 + index * linePitch;
    return `<path d="M${left} ${y}h${(width * percent) / 100}" stroke="${colours.rule}" stroke-width="6"/>`;
  });
  return { art: [art, ...ruled].join(""), texts };
}

type MarkDrawing = Drawing & { bottom: number };

/** One line, or a number with its unit below, each as large as the width allows. */
async function words(parts: readonly string[]): Promise<MarkDrawing> {
  const texts: Text[] = [];
  let y = top - 16;
  for (const [index, text] of parts.entries()) {
    const look = { text, x: left - 2, y, bold: true, tracking: -0.035, lineHeight: 1.04 };
    const size = await sizeToFit(look, index === 0 ? 132 : 72);
    texts.push({ ...look, size });
    y += size * 1.04;
  }
  return { art: "", texts, bottom: y };
}

async function twoEnds(from: string, to: string): Promise<MarkDrawing> {
  const rail = top + 26;
  const look = { y: rail + 30, bold: true, tracking: -0.03, lineHeight: 1.1 };
  const size = Math.min(await sizeToFit({ ...look, text: `${from}  ${to}`, x: left }, 64), 64);
  const dot = `r="13" stroke="${colours.ink}" stroke-width="7"`;
  return {
    art: [
      `<path d="M${left} ${rail}H${right}" stroke="${colours.ink}" stroke-width="7"/>`,
      `<circle cx="${left + 16}" cy="${rail}" ${dot} fill="${colours.surface}"/>`,
      `<circle cx="${right - 16}" cy="${rail}" ${dot} fill="${colours.ink}"/>`,
    ].join(""),
    texts: [
      { ...look, text: from, x: left, size, width: width / 2, align: "left" },
      { ...look, text: to, x: left + width / 2, size, width: width / 2, align: "right" },
    ],
    bottom: rail + 30 + size * 1.1,
  };
}

/** The largest size up to `max` at which the text has room in one line. */
async function sizeToFit(text: Omit<Text, "size">, max: number): Promise<number> {
  const { width: needed } = await measure({ ...text, size: max });
  return Math.floor(Math.min(max, (max * width) / needed));
}
