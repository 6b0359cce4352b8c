import type { Options } from "csv-stringify";

/**
 * CSV as in RFC 4180: commas, doubled quotes, CRLF. A cell that a spreadsheet would run as a formula gets a leading
 * apostrophe (CSV injection).
 */
export const csvOptions = {
  header: true,
  record_delimiter: "windows",
  escape_formulas: true,
} as const satisfies Options;
