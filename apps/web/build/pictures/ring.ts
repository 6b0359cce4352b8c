export type Point = readonly [x: number, y: number];

/** A closed line, whose last point equals its first. */
export type Ring = readonly Point[];

/**
 * Visvalingam's algorithm: repeatedly removes the point whose triangle with its neighbours is the smallest, until all
 * triangles have at least `smallest` square pixels. Keeps both ends, so that simplified borders still meet.
 */
export function simplify(line: readonly Point[], smallest: number): readonly Point[] {
  const points = [...line];
  const closed = line[0]?.join() === line.at(-1)?.join();
  // A closed line keeps at least three corners.
  while (points.length > (closed ? 4 : 2)) {
    const { index, area } = flattestCorner(points);
    if (area >= smallest) break;
    points.splice(index, 1);
  }
  return points;
}

function flattestCorner(line: readonly Point[]): { index: number; area: number } {
  let flattest = { index: 0, area: Number.POSITIVE_INFINITY };
  let [before, corner] = line;
  for (const [offset, after] of line.slice(2).entries()) {
    const area = before && corner ? areaOf([before, corner, after]) : flattest.area;
    if (area < flattest.area) flattest = { index: offset + 1, area };
    [before, corner] = [corner, after];
  }
  return flattest;
}

/** Area in square pixels (shoelace formula). The ring may be closed or not. */
export function areaOf(ring: Ring): number {
  let twice = 0;
  let previous = ring.at(-1);
  for (const point of ring) {
    if (previous) twice += previous[0] * point[1] - point[0] * previous[1];
    previous = point;
  }
  return Math.abs(twice) / 2;
}

/**
 * SVG path data with a precision of 0.1 pixels. Steps are differences of rounded positions, so that errors don't add
 * up.
 */
export function pathData(rings: readonly Ring[]): string {
  return rings.map(ringData).join("");
}

function ringData(ring: Ring): string {
  const corners = ring.map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)]);
  const [start = [0, 0]] = corners;
  const steps: number[] = [];
  let from = start;
  // Without the last point, because `z` draws the closing line.
  for (const to of corners.slice(1, -1)) {
    if (to[0] !== from[0] || to[1] !== from[1]) steps.push(to[0] - from[0], to[1] - from[1]);
    from = to;
  }
  return `M${numbers(start)}l${numbers(steps)}z`;
}

/** Writes numbers as short as SVG allows: no leading zero, no space before a minus sign or a second decimal point. */
function numbers(tenths: readonly number[]): string {
  let text = "";
  let previous = "";
  for (const value of tenths) {
    const number = String(value / 10).replace(/^(-?)0\./, "$1.");
    const parts = text === "" || number.startsWith("-") || (number.startsWith(".") && previous.includes("."));
    text += parts ? number : ` ${number}`;
    previous = number;
  }
  return text;
}
