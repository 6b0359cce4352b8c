import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { LeadDetails } from "@site/db/leads/inbox";
import { toCsv } from "./csv.ts";
import { type LeadRecord, leadColumns, toRecord } from "./records.ts";

type Records = AsyncIterable<readonly LeadRecord[]>;

/** Converts pages of leads to records for JSON and CSV. @param zone IANA name */
export async function* toRecords(pages: AsyncIterable<LeadDetails[]>, zone: string): AsyncGenerator<LeadRecord[]> {
  for await (const leads of pages) yield leads.map((lead) => toRecord(lead, zone));
}

/** Streams CSV, with a header line also when there are no records. */
export async function* csvPieces(pages: Records): AsyncGenerator<string> {
  yield toCsv<LeadRecord>([], leadColumns);
  for await (const records of pages) yield toCsv(records, leadColumns, { header: false });
}

/** Streams one JSON array. */
export async function* jsonPieces(pages: Records): AsyncGenerator<string> {
  let before = "[\n";
  for await (const records of pages) {
    yield before + records.map((record) => JSON.stringify([record], null, 2).slice(2, -2)).join(",\n");
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/** Writes to stdout with backpressure, so that a slow reader of the pipe costs no memory. */
export async function writeOutput(pieces: AsyncIterable<string>): Promise<void> {
  await pipeline(Readable.from(pieces, { highWaterMark: 1 }), process.stdout, { end: false });
}
