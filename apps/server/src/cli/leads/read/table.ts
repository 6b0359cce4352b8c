type Cell = string | number | null;

/** Makes a visitor's input safe for a terminal: one line, without control and bidirectional characters. */
export function oneLine(text: string): string {
  return visible(text.replace(/\s+/g, " ").trim());
}

/** Like `oneLine`, but keeps line breaks. */
export function visible(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]|[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, "\uFFFD");
}

/** A table with a header line, right-aligned numbers and lines cut at the terminal's width. */
export function renderTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map((row) => row.map((cell) => (cell === null ? "" : oneLine(String(cell)))));
  const widths = head.map((name, index) => Math.max(lengthOf(name), ...texts.map((row) => lengthOf(row[index] ?? ""))));
  const isNumber = head.map((_, index) => rows.length > 0 && rows.every((row) => typeof row[index] === "number"));
  const line = (cells: readonly string[]) =>
    cells.map((cell, index) => pad(cell, widths[index] ?? 0, isNumber[index] ?? false)).join("  ");
  return [head, ...texts].map((cells) => `${cut(line(cells).trimEnd(), widthOfTerminal())}\n`).join("");
}

/** null: stdout is a file or a pipe, where lines are not cut. */
function widthOfTerminal(): number | null {
  return process.stdout.isTTY ? process.stdout.columns : null;
}

export function pad(text: string, width: number, right = false): string {
  const space = " ".repeat(Math.max(width - lengthOf(text), 0));
  return right ? space + text : text + space;
}

function cut(text: string, width: number | null): string {
  const signs = [...text];
  return width === null || signs.length <= width ? text : `${signs.slice(0, width - 1).join("")}…`;
}

function lengthOf(text: string): number {
  return [...text].length;
}
