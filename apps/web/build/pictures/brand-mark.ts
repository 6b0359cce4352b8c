import { theme } from "../../src/theme.ts";

const { pine } = theme.colors;

type Place = { x: number; y: number; size: number };

/** The logo mark as SVG: a checked file with a folded corner. Without `place` it scales to its container. */
export function brandMark(place?: Place): string {
  const attributes =
    place === undefined ? "" : ` x="${place.x}" y="${place.y}" width="${place.size}" height="${place.size}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${attributes} viewBox="0 0 32 32"><title>Northlight</title>`,
    `<path d="M4 2h16l8 8v20H4z" fill="${pine[7]}"/><path d="M20 2v8h8z" fill="${pine[4]}"/>`,
    `<path d="m9 18.5 5 5 9-9.5" fill="none" stroke="${theme.white}" stroke-width="3.6"/></svg>`,
  ].join("");
}
