import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { MultiPolygon as Shape } from "geojson";
import { merge } from "topojson-client";
import type { GeometryCollection, GeometryObject, MultiPolygon, Polygon, Topology } from "topojson-specification";

type Named = { name: string };
export type StatesTopology = Topology<{ states: GeometryCollection<Named> }>;
type AtlasFile = "states-10m.json" | "states-albers-10m.json";

const resolve = createRequire(import.meta.url).resolve;

/** Reads a state file of us-atlas. Not an import, because its type would be 100 kB of literals. */
export async function readAtlas(file: AtlasFile): Promise<StatesTopology> {
  return JSON.parse(await readFile(resolve(`us-atlas/${file}`), "utf8"));
}

/** The merged area of the named states, without the borders between them. */
export function shapeOf(topology: StatesTopology, names: readonly string[]): Shape {
  const areas = topology.objects.states.geometries.filter(isArea);
  const parts = names.map((name) => {
    const geometry = areas.find(({ properties }) => properties?.name === name);
    if (!geometry) throw new Error(`us-atlas has no area named "${name}".`);
    return geometry;
  });
  return merge(topology, parts);
}

function isArea(geometry: GeometryObject<Named>): geometry is Polygon<Named> | MultiPolygon<Named> {
  return geometry.type === "Polygon" || geometry.type === "MultiPolygon";
}
