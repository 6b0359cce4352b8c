import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { LeadDetails } from "@site/db/leads/inbox";
import type { Database } from "@site/db/schema";
import { type Options, stringify } from "csv-stringify/sync";
import { localTime } from "../arguments.ts";

type Pages<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

/** A lead for JSON and CSV. created_at is UTC; created_at_local is wall-clock time in time_zone (REPORT_TIME_ZONE). */
export type LeadRecord = LeadDetails & { created_at_local: string; time_zone: string };

export function toRecord(lead: LeadDetails, zone: string): LeadRecord {
  return { ...lead, created_at_local: localTime(lead.created_at, zone), time_zone: zone };
}

export async function* recordsOf(pages: Pages<LeadDetails>, zone: string): AsyncGenerator<LeadRecord[]> {
  for await (const page of pages) yield page.map((lead) => toRecord(lead, zone));
}

/** The cells of the leads' columns. */
export async function* rowsOf(records: AsyncIterable<LeadRecord[]>): AsyncGenerator<Cell[][]> {
  for await (const page of records) yield page.map((record) => leadColumns.map((column) => record[column]));
}

/** Writes one JSON array, in a piece for each page, to standard output. */
export function writeJson(pages: Pages<object>): Promise<void> {
  return writePieces(jsonOf(pages), process.stdout);
}

async function* jsonOf(pages: Pages<object>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield before + JSON.stringify(page, null, 2).slice("[\n".length, -"\n]".length);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

type Cell = string | number | null;

/**
 * As in RFC 4180: commas, doubled quotes, CRLF. A cell that a spreadsheet would run as a formula gets a leading apostrophe
 * (CSV injection).
 */
const csvOptions = { record_delimiter: "windows", escape_formulas: true } as const satisfies Options;

/**
 * Writes CSV in a piece for each page, with a header line also when there are no rows. The library's stream would hold more
 * rows at once.
 * @param before what stands before the header
 */
export function writeCsv(
  pages: Pages<readonly Cell[]>,
  columns: readonly string[],
  { output = process.stdout, before = "" }: { output?: Writable; before?: string } = {},
): Promise<void> {
  return writePieces(csvOf(pages, before + stringify([columns], csvOptions)), output);
}

async function* csvOf(pages: Pages<readonly Cell[]>, header: string): AsyncGenerator<string> {
  yield header;
  for await (const page of pages) yield stringify([...page], csvOptions);
}

/** Standard output stays open. */
function writePieces(pieces: AsyncIterable<string>, output: Writable): Promise<void> {
  return pipeline(pieces, output, { end: output !== process.stdout });
}

/**
 * CSV columns in the order in which they were released. A new one stands at the end, because scripts of the office count
 * on the order; so the fields of the forms are written out.
 */
export const leadColumns = [
  ...(["reference", "kind", "status", "created_at", "created_at_local", "time_zone"] as const),
  ...(["name", "email", "phone", "company", "service", "message"] as const),
  ...(["spam_score", "spam_signals", "landing_page", "referrer"] as const),
  ...(["first_utm_source", "first_utm_medium", "first_utm_campaign"] as const),
  ...(["last_utm_source", "last_utm_medium", "last_utm_campaign"] as const),
  ...(["sent_from", "about"] as const),
  ...(["first_utm_term", "first_utm_content", "last_utm_term", "last_utm_content"] as const),
  ...(["first_gclid", "first_gbraid", "first_wbraid", "first_msclkid", "first_fbclid"] as const),
  ...(["last_gclid", "last_gbraid", "last_wbraid", "last_msclkid", "last_fbclid"] as const),
  "due_at",
  "status_since",
] as const;

/** Columns of both lead tables without internal keys and `practice`, which the view calls `company`. */
type ColumnOfForms = Exclude<
  keyof Database["consultation_requests"] | keyof Database["contact_submissions"],
  "id" | "idempotency_key" | "text_hash" | "client_hash" | "partner_key_hash" | "practice"
>;

// Compile error that names each column missing in `leadColumns`.
({}) satisfies Record<Exclude<keyof LeadRecord | ColumnOfForms, (typeof leadColumns)[number]>, never>;
