import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { stateFacts } from "@site/content/states/facts";
import { transform } from "topojson-client";
import { readAtlas, type StatesTopology, shapeOf } from "./atlas.ts";
import { mapCodes } from "./map-codes.ts";
import { areaOf, type Point, pathData, type Ring, simplify } from "./ring.ts";

/** In square pixels of the 975 × 610 map: not visible at the displayed size, and the file stays below 30 kB. */
const smallestTriangle = 1.35;
const smallestIsland = 2;

/**
 * Writes one SVG with a path per state, whose id is the state's abbreviation, and the group "codes" with all
 * abbreviations. No fill: pages colour them through `<use>`.
 */
export async function buildUsMap(outFile: string): Promise<void> {
  const atlas = simplifyBorders(await readAtlas("states-albers-10m.json"));
  const areas = Object.values(stateFacts).map(({ name, abbreviation }) => {
    // The District of Columbia has no page; as a part of Maryland it leaves no hole in the map.
    const parts = name === "Maryland" ? [name, "District of Columbia"] : [name];
    const rings = shapeOf(atlas, parts).coordinates.flat().map(toRing).filter(isVisible);
    return { code: abbreviation, rings };
  });
  const paths = areas.map(({ code, rings }) => `<path id="${code}" d="${pathData(rings)}"/>`);
  await mkdir(dirname(outFile), { recursive: true });
  const drawing = [...paths, mapCodes(areas)].join("\n");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 975 610">\n${drawing}\n</svg>\n`;
  await writeFile(outFile, svg);
}

/** Simplifies each border before it becomes part of two states, so that no gap opens between them. */
function simplifyBorders({ transform: quantization, ...atlas }: StatesTopology): StatesTopology {
  const decode = transform(quantization ?? null);
  const arcs = atlas.arcs.map((arc) => {
    // The decoder adds up differences; a falsy second argument resets it for a new line.
    const line = arc.map((position, index) => toPoint(decode(position, index > 0)));
    return simplify(line, smallestTriangle).map(([x, y]) => [x, y]);
  });
  return { ...atlas, arcs };
}

function toPoint([x = 0, y = 0]: number[]): Point {
  return [x, y];
}

function toRing(positions: number[][]): Ring {
  return positions.map(toPoint);
}

/** Drops the outermost Aleutians, because the projection puts them beyond the map's left edge. */
function isVisible(ring: Ring): boolean {
  return areaOf(ring) >= smallestIsland && ring.every(([x]) => x >= 0);
}
