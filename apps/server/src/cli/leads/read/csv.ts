import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Options, stringify } from "csv-stringify";

/**
 * CSV as in RFC 4180: commas, doubled quotes, CRLF. A cell that a spreadsheet would run as a formula gets a leading
 * apostrophe (CSV injection).
 */
export const csvOptions = {
  header: true,
  record_delimiter: "windows",
  escape_formulas: true,
} as const satisfies Options;

type Table = Required<Pick<Options, "columns">> & Pick<Options, "bom">;

/** Streams rows as CSV, with a header line also when there are none. @returns how many */
export async function streamCsv(rows: AsyncIterable<unknown>, table: Table, output: Writable): Promise<number> {
  let count = 0;
  async function* counted() {
    for await (const row of rows) {
      count += 1;
      yield row;
    }
  }
  await pipeline(counted(), stringify({ ...csvOptions, ...table }), output, { end: output !== process.stdout });
  return count;
}
