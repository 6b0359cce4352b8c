import { stringify } from "csv-stringify/sync";

/** Without a byte order mark, Excel does not read a file as UTF-8. */
export const byteOrderMark = "\uFEFF";

/**
 * CSV as in RFC 4180: commas, doubled quotes, CRLF. A cell that a spreadsheet would run as a formula gets a leading
 * apostrophe (CSV injection).
 * @param header false: rows only, to append to earlier output
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
