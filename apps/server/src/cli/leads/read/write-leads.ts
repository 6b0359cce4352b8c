import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { LeadDetails } from "@site/db/leads/inbox";
import { stringify } from "csv-stringify";
import { csvOptions } from "./csv.ts";
import { type LeadRecord, leadColumns, toRecord } from "./records.ts";

type Pages = AsyncIterable<LeadDetails[]>;

/**
 * Streams leads as CSV, with a header line also when there are none.
 * @param zone IANA name
 * @param options.bom begins with a byte order mark, without which Excel does not read UTF-8
 * @returns how many leads
 */
export async function writeCsv(pages: Pages, zone: string, output: Writable, { bom = false } = {}): Promise<number> {
  const csv = stringify({ ...csvOptions, columns: [...leadColumns], bom });
  let count = 0;
  async function* counted() {
    for await (const record of recordsOf(pages, zone)) {
      count += 1;
      yield record;
    }
  }
  await pipeline(counted(), csv, output, { end: output !== process.stdout });
  return count;
}

/** Streams leads as one JSON array to stdout. */
export async function writeJson(pages: Pages, zone: string): Promise<void> {
  await pipeline(jsonOf(recordsOf(pages, zone)), process.stdout, { end: false });
}

async function* recordsOf(pages: Pages, zone: string): AsyncGenerator<LeadRecord> {
  for await (const leads of pages) yield* leads.map((lead) => toRecord(lead, zone));
}

async function* jsonOf(records: AsyncIterable<LeadRecord>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const record of records) {
    yield before + JSON.stringify([record], null, 2).slice(2, -2);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
