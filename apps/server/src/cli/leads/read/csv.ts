import { stringify } from "csv-stringify/sync";

/** Excel takes a file for UTF-8 only if it begins with this. */
export const byteOrderMark = "\uFEFF";

/**
 * RFC 4180: commas, doubled quotes, CRLF. A text that a spreadsheet would take for a formula gets an apostrophe before it.
 * @param header false: only the rows, to follow earlier ones
 */
export function toCsv<Row extends object>(
  rows: readonly Row[],
  columns: readonly (keyof Row & string)[],
  { header = true } = {},
): string {
  return stringify([...rows], {
    columns: [...columns],
    header,
    record_delimiter: "windows",
    escape_formulas: true,
  });
}
