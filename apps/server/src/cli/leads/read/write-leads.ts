import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type LeadDetails, type LeadStatus, listFirstClicks } from "@site/db/leads/inbox";
import type { Db } from "@site/db/open";
import type { Database } from "@site/db/schema";
import { type Options, stringify } from "csv-stringify";
import { localTime } from "../arguments.ts";

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

/** A lead for JSON and CSV. created_at is UTC; created_at_local is wall-clock time in time_zone (REPORT_TIME_ZONE). */
export type LeadRecord = LeadDetails & { created_at_local: string; time_zone: string };

export function toRecord(lead: LeadDetails, zone: string): LeadRecord {
  return { ...lead, created_at_local: localTime(lead.created_at, zone), time_zone: zone };
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

/** The column of a network's import that names the click, and the lead's click id for it. */
const networks = {
  google: { column: "Google Click ID", id: "gclid" },
  microsoft: { column: "Microsoft Click ID", id: "msclkid" },
} as const;
export type AdNetwork = keyof typeof networks;
export const adNetworks = Object.keys(networks);

/** @param name of the conversion, as the account of the ad network has it */
export type Conversion = { network: AdNetwork; name: string; value: number | null; currency: string };

type Leads = { db: Db; pages: AsyncIterable<LeadDetails[]>; status: LeadStatus | undefined };

/**
 * Streams leads that came by a click on an ad as an offline conversion import: the parameter row, the header, and one
 * row a click with no personal data, that of its first lead. A lead converts when it arrives, or when it gets the status
 * that is asked for. Quarantined ones are left out. @returns how many
 */
export function writeConversions(leads: Leads, conversion: Conversion, output: Writable): Promise<number> {
  const { column } = networks[conversion.network];
  const fixed = ["Conversion Name", "Conversion Time", "Conversion Value", "Conversion Currency"];
  // UTC, because an hour of another zone may occur twice, and the imports take no offset in the time itself.
  output.write("Parameters:TimeZone=+0000\r\n");
  return streamCsv(conversionsOf(leads, conversion), { columns: [column, ...fixed] }, output);
}

async function* conversionsOf({ db, pages, status }: Leads, { network, name, value, currency }: Conversion) {
  const { id } = networks[network];
  const firsts = await listFirstClicks(db, id, status);
  for await (const page of pages)
    for (const lead of page) {
      const click = lead[`last_${id}`] ?? lead[`first_${id}`];
      if (click === null || firsts.get(click) !== lead.reference) continue;
      const time = localTime(status === undefined ? lead.created_at : lead.status_since, "UTC");
      yield [click, name, time, value, value === null ? null : currency];
    }
}
