import { type Figure, isMet } from "./figures.ts";

export function tableOf(figures: readonly Figure[]): string[] {
  const rows = figures.map((figure) => [
    figure.what,
    figure.unit,
    round(figure.product),
    round(figure.limit),
    `${figure.ratio.toFixed(2)} ×`,
    aimOf(figure),
    figure.aim === null ? "" : isMet(figure) ? "met" : "missed",
  ]);
  const head = ["what", "in", "product", "limit", "ratio", "aim", ""];
  const widths = head.map((title, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? title).length)));
  return [head, widths.map((width) => "─".repeat(width)), ...rows].map((row) =>
    row
      .map((cell, column) =>
        column >= 2 && column <= 4 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  );
}

function aimOf({ aim }: Figure): string {
  if (aim === null) return "";
  return "atLeast" in aim ? `≥ ${aim.atLeast}` : `≤ ${aim.atMost}`;
}

function round(value: number): string {
  return value >= 1_000 ? Math.round(value).toLocaleString("en-US") : value.toPrecision(3);
}
