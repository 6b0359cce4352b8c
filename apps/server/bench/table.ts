import { type Figure, isMet } from "./figures.ts";

export function tableOf(figures: readonly Figure[]): string[] {
  const rows = figures.map((figure) => [
    ...[figure.what, figure.unit, rounded(figure.product), rounded(figure.limit), `${figure.ratio.toFixed(2)} ×`],
    ...[aimOf(figure), figure.aim === null ? "" : isMet(figure) ? "met" : "missed"],
  ]);
  return columnsOf(["what", "in", "product", "limit", "ratio", "aim", ""], rows, new Set([0, 1, 5, 6]));
}

/** @param left columns of text, aligned left; the others hold numbers */
export function columnsOf(head: readonly string[], rows: readonly string[][], left: ReadonlySet<number>): string[] {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = widths.map((width) => "─".repeat(width));
  return [head, line, ...rows].map((row) =>
    widths
      .map((width, column) => (left.has(column) ? row[column]?.padEnd(width) : row[column]?.padStart(width)))
      .join("  ")
      .trimEnd(),
  );
}

function aimOf({ aim }: Figure): string {
  if (aim === null) return "";
  return "atLeast" in aim ? `≥ ${aim.atLeast}` : `≤ ${aim.atMost}`;
}

function rounded(value: number): string {
  return value >= 1_000 ? Math.round(value).toLocaleString("en-US") : value.toPrecision(3);
}
