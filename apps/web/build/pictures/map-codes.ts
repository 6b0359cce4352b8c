import { areaOf, type Point, type Ring } from "./ring.ts";

type Area = { code: string; rings: readonly Ring[] };

/** Places in the Atlantic, in pixels of the map, for the codes of states that are smaller than two letters. */
const offshore: Readonly<Record<string, Point>> = {
  VT: [868, 78],
  NH: [893, 62],
  MA: [962, 172],
  RI: [958, 197],
  CT: [944, 220],
  NJ: [922, 262],
  DE: [914, 286],
  MD: [904, 310],
};

/** Half of a code's width and height, between which a line to an offshore code ends. */
const halfCode: Point = [13, 8];

/** The group "codes": each state's abbreviation on its widest part, or offshore at the end of a line. */
export function mapCodes(areas: readonly Area[]): string {
  const marks = areas.map(({ code, rings }) => {
    const largest = rings.toSorted((a, b) => areaOf(b) - areaOf(a))[0] ?? [];
    const inside = widestPoint(largest);
    const outside = offshore[code];
    return outside ? `${line(inside, outside)}${text(code, outside)}` : text(code, inside);
  });
  return `<g id="codes">${marks.join("")}</g>`;
}

function text(code: string, [x, y]: Point): string {
  return `<text x="${Math.round(x)}" y="${Math.round(y)}">${code}</text>`;
}

/** From the state to the near edge of the code. */
function line(from: Point, [x, y]: Point): string {
  const isAbove = y + halfCode[1] < from[1] && Math.abs(x - from[0]) < 40;
  const [endX, endY] = isAbove ? [x, y + halfCode[1]] : [x - halfCode[0], y];
  return `<path stroke="currentColor" stroke-width=".8" d="M${from.map(Math.round).join(" ")}L${endX} ${endY}"/>`;
}

/** The point of a grid inside the ring that is farthest from the ring's edge. */
function widestPoint(ring: Ring): Point {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const steps = 24;
  let best: { point: Point; distance: number } = { point: [left, top], distance: -1 };
  for (let index = 0; index < steps * steps; index += 1) {
    const point: Point = [
      left + (((index % steps) + 0.5) / steps) * width,
      top + ((Math.floor(index / steps) + 0.5) / steps) * height,
    ];
    if (!contains(ring, point)) continue;
    const distance = distanceTo(ring, point);
    if (distance > best.distance) best = { point, distance };
  }
  return best.point;
}

/** Counts the edges that a ray to the right crosses. */
function contains(ring: Ring, [x, y]: Point): boolean {
  let isInside = false;
  for (const [[x1, y1], [x2, y2]] of edges(ring)) {
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
  }
  return isInside;
}

/** Vertical distances count double, because a code is twice as wide as high. */
function distanceTo(ring: Ring, [x, y]: Point): number {
  const distances = edges(ring).map(([[x1, y1], [x2, y2]]) => {
    const [dx, dy] = [x2 - x1, (y2 - y1) * 2];
    const [px, py] = [x - x1, (y - y1) * 2];
    const along = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(px - along * dx, py - along * dy);
  });
  return Math.min(...distances);
}

function edges(ring: Ring): readonly (readonly [Point, Point])[] {
  return ring.slice(1).map((to, index) => [ring[index] ?? to, to] as const);
}
