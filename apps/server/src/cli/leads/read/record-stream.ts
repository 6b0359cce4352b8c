import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { LeadDetails } from "@site/db/leads/inbox";
import { toCsv } from "./csv.ts";
import { type LeadRecord, leadColumns, toRecord } from "./records.ts";

type Records = AsyncIterable<readonly LeadRecord[]>;

/** Pages of leads as JSON and CSV show them. */
export async function* toRecords(pages: AsyncIterable<LeadDetails[]>, zone: string): AsyncGenerator<LeadRecord[]> {
  for await (const leads of pages) yield leads.map((lead) => toRecord(lead, zone));
}

/** One CSV text in pieces; a line of names comes first, also where there are no records. */
export async function* csvPieces(pages: Records): AsyncGenerator<string> {
  yield toCsv<LeadRecord>([], leadColumns);
  for await (const records of pages) yield toCsv(records, leadColumns, { header: false });
}

/** One JSON array in pieces. */
export async function* jsonPieces(pages: Records): AsyncGenerator<string> {
  let before = "[\n";
  for await (const records of pages) {
    yield before + records.map((record) => JSON.stringify([record], null, 2).slice(2, -2)).join(",\n");
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/** Writes as fast as the reader reads: a slow program at the end of a pipe costs no memory. */
export async function writeOutput(pieces: AsyncIterable<string>): Promise<void> {
  await pipeline(Readable.from(pieces, { highWaterMark: 1 }), process.stdout, { end: false });
}
