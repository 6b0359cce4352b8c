import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { LeadDetails } from "@site/db/leads/inbox";
import { streamCsv } from "./csv.ts";
import { type LeadRecord, leadColumns, toRecord } from "./records.ts";

type Pages = AsyncIterable<LeadDetails[]>;

/**
 * Streams leads as CSV.
 * @param zone IANA name
 * @param options.bom begins with a byte order mark, without which Excel does not read UTF-8
 * @returns how many leads
 */
export function writeCsv(pages: Pages, zone: string, output: Writable, { bom = false } = {}): Promise<number> {
  return streamCsv(recordsOf(pages, zone), { columns: [...leadColumns], bom }, output);
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
