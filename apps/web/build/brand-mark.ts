import { readFile } from "node:fs/promises";

/** The logo mark is drawn once, as the favicon; every picture of the build takes it from there. */
export const markFile = new URL("../src/layout/favicon.svg", import.meta.url);

/** The mark as an SVG of this size, to stand inside another one. */
export async function brandMark({ x, y, size }: { x: number; y: number; size: number }): Promise<string> {
  const svg = await readFile(markFile, "utf8");
  return svg.replace("<svg ", `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);
}
