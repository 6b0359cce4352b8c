import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { buildStateOutlines } from "../state-outlines.ts";
import { buildUsMap } from "../us-map.ts";
import { colours, figure } from "./material.ts";

export type Shapes = { outline: (slug: string) => Promise<string>; map: () => Promise<string> };

type Look = { fill: string; stroke: string; line: number };
type Room = { left: number; right: number; top: number; bottom: number };

const outlineLook: Look = { fill: colours.pineTint, stroke: colours.pine, line: 3 };
const mapLook: Look = { fill: colours.land, stroke: colours.surface, line: 1.25 };

// They end above the stamp, which may overlap a state's outline but not the map.
const outlineRoom: Room = { left: 742, right: figure.right, top: 174, bottom: 434 };
const mapRoom: Room = { left: 688, right: figure.right, top: 184, bottom: 424 };

/** The pages' pictures of the states, with thicker lines, because a card is displayed at half its size. */
export async function loadShapes(dir: string): Promise<Shapes> {
  const mapFile = join(dir, "us-map.svg");
  await Promise.all([buildStateOutlines(dir), buildUsMap(mapFile)]);
  return {
    outline: async (slug) => place(await readFile(join(dir, `${slug}.svg`), "utf8"), outlineRoom, outlineLook),
    map: async () => place(await readFile(mapFile, "utf8"), mapRoom, mapLook),
  };
}

/** The paths of an SVG, scaled to fit and centred. */
function place(svg: string, { left, right, top, bottom }: Room, { fill, stroke, line }: Look): string {
  const paths = [...svg.matchAll(/ d="[^"]+"/g)].map(([d]) => `<path${d}/>`).join("");
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="999" height="999">${paths}</svg>`;
  const box = new Resvg(sheet, { font: { loadSystemFonts: false } }).innerBBox();
  if (!box) throw new Error("A shape of the cards has no paths.");
  const scale = Math.min((right - left) / box.width, (bottom - top) / box.height);
  const x = (left + right - box.width * scale) / 2 - box.x * scale;
  const y = (top + bottom - box.height * scale) / 2 - box.y * scale;
  const pen = `fill="${fill}" stroke="${stroke}" stroke-width="${(line / scale).toFixed(2)}" stroke-linejoin="round"`;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})" ${pen}>${paths}</g>`;
}
