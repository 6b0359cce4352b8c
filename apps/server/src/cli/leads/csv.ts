import { stringify } from "csv-stringify/sync";

const byteOrderMark = "\uFEFF";

/**
 * RFC 4180: commas, doubled quotes, CRLF. A text that a spreadsheet would take for a formula gets an apostrophe before it.
 * @param bom whether a byte order mark goes before it: Excel needs one to see UTF-8
 */
export function toCsv<Row extends object>(
  rows: readonly Row[],
  columns: readonly (keyof Row & string)[],
  { bom = false } = {},
): string {
  const csv = stringify([...rows], {
    columns: [...columns],
    header: true,
    record_delimiter: "windows",
    escape_formulas: true,
  });
  return bom ? byteOrderMark + csv : csv;
}
