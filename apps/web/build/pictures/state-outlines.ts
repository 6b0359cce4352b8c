import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { stateFacts } from "@site/content/states/facts";
import { type GeoProjection, geoBounds, geoConicEqualArea, geoPath } from "d3-geo";
import type { MultiPolygon } from "geojson";
import { theme } from "../../src/theme.ts";
import { readAtlas, shapeOf } from "./atlas.ts";
import { type Point, pathData, type Ring, simplify } from "./ring.ts";

const { pine } = theme.colors;
/** Size of a drawing in pixels. The stroke would fill islands and details of fewer square pixels. */
type Sheet = { width: number; height: number; padding: number; smallestIsland: number; smallestTriangle: number };

const outlineSheet: Sheet = { width: 480, height: 440, padding: 8, smallestIsland: 3, smallestTriangle: 0.9 };
const markSheet: Sheet = { width: 120, height: 110, padding: 3, smallestIsland: 2.5, smallestTriangle: 1.6 };

/** Writes the outline of each state as `<slug>.svg`, north up, fitted to the picture. */
export async function buildStateOutlines(outDir: string): Promise<void> {
  const atlas = await readAtlas("states-10m.json");
  await mkdir(outDir, { recursive: true });
  const files = Object.entries(stateFacts).map(([slug, { name }]) =>
    writeFile(join(outDir, `${slug}.svg`), draw(shapeOf(atlas, [name]))),
  );
  await Promise.all(files);
}

/** Writes one SVG with a small outline per state, whose id is the state's slug. Without colours. */
export async function buildStateMarks(outFile: string): Promise<void> {
  const atlas = await readAtlas("states-10m.json");
  const paths = Object.entries(stateFacts).map(
    ([slug, { name }]) => `<path id="${slug}" d="${outlineOf(shapeOf(atlas, [name]), markSheet)}"/>`,
  );
  await mkdir(dirname(outFile), { recursive: true });
  await writeFile(outFile, `<svg xmlns="http://www.w3.org/2000/svg">\n${paths.join("\n")}\n</svg>\n`);
}

function outlineOf(shape: MultiPolygon, sheet: Sheet): string {
  const land = withoutTinyIslands(shape, sheet);
  return pathData(project(land, fit(land, sheet)).map((ring) => simplify(ring, sheet.smallestTriangle)));
}

function draw(shape: MultiPolygon): string {
  const { width, height } = outlineSheet;
  const outline = outlineOf(shape, outlineSheet);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${pine[0]}" stroke="${pine[7]}" stroke-width="1.75" stroke-linejoin="round" d="${outline}"/>`,
    "</svg>\n",
  ].join("\n");
}

/**
 * Equal-area projection with a vertical central meridian. Alaska crosses the antimeridian: its west exceeds its east.
 */
function fit(shape: MultiPolygon, { width, height, padding }: Sheet): GeoProjection {
  const [[west, south], [east, north]] = geoBounds(shape);
  const middle = (west + (east < west ? east + 360 : east)) / 2;
  const sixth = (north - south) / 6;
  return geoConicEqualArea()
    .parallels([south + sixth, north - sixth])
    .rotate([-middle, 0])
    .fitExtent(
      [
        [padding, padding],
        [width - padding, height - padding],
      ],
      shape,
    );
}

/** Removes tiny islands before the final fit, because the fit would leave room for them. */
function withoutTinyIslands(shape: MultiPolygon, sheet: Sheet): MultiPolygon {
  const path = geoPath(fit(shape, sheet));
  const coordinates = shape.coordinates.filter(
    (polygon) => path.area({ type: "Polygon", coordinates: polygon }) >= sheet.smallestIsland,
  );
  return { type: "MultiPolygon", coordinates };
}

/** Projects with a d3 path context that records the points. */
function project(shape: MultiPolygon, projection: GeoProjection): readonly Ring[] {
  const rings: Ring[] = [];
  let ring: Point[] = [];
  const recorder = {
    beginPath() {},
    arc() {},
    moveTo(x: number, y: number) {
      ring = [[x, y]];
    },
    lineTo(x: number, y: number) {
      ring.push([x, y]);
    },
    closePath() {
      rings.push([...ring, ...ring.slice(0, 1)]);
    },
  };
  geoPath(projection, recorder)(shape);
  return rings;
}
