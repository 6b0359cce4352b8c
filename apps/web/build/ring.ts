export type Point = readonly [x: number, y: number];

/** A closed line: its last point is its first. */
export type Ring = readonly Point[];

/** Visvalingam: takes out, again and again, the point that makes the smallest triangle with its neighbours, until all
 * triangles have `smallest` square pixels. A river's wriggles go first, a long slight curve stays. The two ends stay
 * too, so borders that are simplified once and used by both neighbours still meet. */
export function simplify(line: readonly Point[], smallest: number): readonly Point[] {
  const kept = [...line];
  const closed = line[0]?.join() === line.at(-1)?.join();
  // An island stays at least a triangle.
  while (kept.length > (closed ? 4 : 2)) {
    const { index, area } = flattestCorner(kept);
    if (area >= smallest) break;
    kept.splice(index, 1);
  }
  return kept;
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

/** In square pixels; the ring may repeat its first point at the end or not. */
export function areaOf(ring: Ring): number {
  let twice = 0;
  let previous = ring.at(-1);
  for (const point of ring) {
    if (previous) twice += previous[0] * point[1] - point[0] * previous[1];
    previous = point;
  }
  return Math.abs(twice) / 2;
}

/** SVG path data in tenths of a pixel. Steps are differences of rounded positions, so rounding cannot add up. */
export function pathData(rings: readonly Ring[]): string {
  return rings.map(ringData).join("");
}

function ringData(ring: Ring): string {
  const corners = ring.map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)]);
  const [start = [0, 0]] = corners;
  const steps: number[] = [];
  let from = start;
  // `z` draws the last line, hence not the last point.
  for (const to of corners.slice(1, -1)) {
    if (to[0] !== from[0] || to[1] !== from[1]) steps.push(to[0] - from[0], to[1] - from[1]);
    from = to;
  }
  return `M${numbers(start)}l${numbers(steps)}z`;
}

/** Numbers, given in tenths, written as short as SVG allows: no leading zero, and no space where a minus or a second
 * decimal point begins the next number anyway. */
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
