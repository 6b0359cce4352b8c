type Cell = string | number | null;

/** Makes a visitor's input safe for a terminal: one line, without control and bidirectional characters. */
export function oneLine(text: string): string {
  return visible(text.replace(/\s+/g, " ").trim());
}

/** Like `oneLine`, but keeps line breaks. */
export function visible(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]|[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, "\uFFFD");
}

/** A table with a header line, right-aligned numbers and lines cut at the terminal's width, but not in a file or pipe. */
export function renderTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map((row) => row.map((cell) => (cell === null ? "" : oneLine(String(cell)))));
  const widths = head.map((name, index) => Math.max(name.length, ...texts.map((row) => row[index]?.length ?? 0)));
  const isNumber = head.map((_, index) => rows.length > 0 && rows.every((row) => typeof row[index] === "number"));
  const line = (cells: readonly string[]) =>
    cells.map((cell, index) => cell[isNumber[index] ? "padStart" : "padEnd"](widths[index] ?? 0)).join("  ");
  // A terminal in a container may say that it has no columns.
  const width = (process.stdout.isTTY && process.stdout.columns) || Number.POSITIVE_INFINITY;
  return [head, ...texts].map((cells) => `${line(cells).trimEnd().slice(0, width)}\n`).join("");
}
