import { rmSync } from "node:fs";
import { open } from "node:fs/promises";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type LeadDetails, listFirstClicks, readLeadPages } from "@site/db/leads/inbox";
import type { Db } from "@site/db/open";
import { type Command, Option } from "commander";
import { stringify } from "csv-stringify/sync";
import { csvOptions } from "../../../forms/lead-file.ts";
import { localTime } from "../../../notifications/mail/format.ts";
import { addFilterOptions, type FilterOptions, readFilter } from "../arguments.ts";
import { type Session, withDatabase } from "../session.ts";
import { leadColumns, toRecord } from "./record.ts";

/** The column of an ad network's import that names the click, and the lead's click id for it. */
const networks = {
  google: { column: "Google Click ID", id: "gclid" },
  microsoft: { column: "Microsoft Click ID", id: "msclkid" },
} as const;
type AdNetwork = keyof typeof networks;

type ExportOptions = FilterOptions & { output?: string; bom?: boolean; forAds?: AdNetwork; conversion: string };

/** The parts of a file of leads. */
type Layout = {
  /** Before the header. */
  before: string;
  /** Whether a cell that a spreadsheet would run as a formula gets a leading apostrophe (CSV injection). */
  isForPeople: boolean;
  columns: readonly string[];
  rowsOf: (lead: LeadDetails) => (string | number | null)[][];
  zone: string;
};

/** File mode: leads are personal data. */
const ownerOnly = 0o600;

const examples = `
Examples:
  pnpm leads export --output leads.csv --bom         all of them, for Excel
  pnpm leads export --from 2026-11-01 --to 2026-11-30 > november.csv
  pnpm leads export --status won --from 2026-11-01 --to 2026-11-30 > won-in-november.csv
  pnpm leads export --for-ads google --status won --conversion "Client won" --output conversions.csv

CSV as in RFC 4180. created_at is UTC; created_at_local is the clock of time_zone (REPORT_TIME_ZONE).
A text that a spreadsheet would run as a formula (= + - @) gets an apostrophe before it: +1 615 … reads '+1 615 …
--for-ads: an offline conversion import. One row for each click (gclid, msclkid), that of its first lead that is not
quarantined; its time, in UTC, is the arrival, or with --status when the lead got it. No names, no addresses.`;

export function declareExport(program: Command): void {
  addFilterOptions(program.command("export"))
    .description("leads with all their columns as CSV, newest first")
    .option("--output <file>", "output file; default, or -: stdout. Never overwrites a file")
    .option("--bom", "begin with a byte order mark, which Excel needs for accents")
    .addOption(
      new Option("--for-ads <network>", "a conversion import of this ad network").choices(Object.keys(networks)),
    )
    .option("--conversion <name>", "the conversion's name in the network's account", "Website lead")
    .addHelpText("after", examples)
    .action(withDatabase(exportLeads));
}

async function exportLeads({ db, env: { reportTimeZone } }: Session, options: ExportOptions): Promise<void> {
  const { output = "-", bom = false, forAds, conversion, ...given } = options;
  const filter = readFilter(given, reportTimeZone);
  const layout =
    forAds === undefined
      ? wholeLeads(reportTimeZone)
      : await conversions(db, { network: forAds, name: conversion, status: filter.status });
  const { before, isForPeople, columns, rowsOf, zone } = layout;
  const format = { ...csvOptions, escape_formulas: isForPeople };
  let count = 0;
  // In a piece for each page, because the library's stream would hold more rows at once.
  async function* csv(): AsyncGenerator<string> {
    yield `${bom ? "\uFEFF" : ""}${before}${stringify([columns], format)}`;
    for await (const page of readLeadPages(db, filter)) {
      const rows = page.flatMap(rowsOf);
      count += rows.length;
      yield stringify(rows, format);
    }
  }
  const target = output === "-" ? process.stdout : await createNew(output);
  await pipeline(csv, target, { end: target !== process.stdout }).catch((error) => {
    // A partial export could be mistaken for a whole one.
    if (output !== "-") rmSync(output);
    throw error;
  });
  process.stderr.write(`${count} leads, ${zone}${output === "-" ? "" : `, in ${output}`}\n`);
}

async function createNew(file: string): Promise<Writable> {
  try {
    return (await open(file, "wx", ownerOnly)).createWriteStream();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST")
      throw new Error(`${file} exists already, and an export overwrites nothing.`);
    throw error;
  }
}

function wholeLeads(zone: string): Layout {
  const rowsOf = (lead: LeadDetails) => {
    const record = toRecord(lead, zone);
    return [leadColumns.map((column) => record[column])];
  };
  return { before: "", isForPeople: true, columns: leadColumns, rowsOf, zone };
}

type Conversion = { network: AdNetwork; name: string; status: LeadDetails["status"] | undefined };

/**
 * An offline conversion import: one row for each click on an ad, with no personal data, that of its first lead that is
 * not quarantined. A lead converts when it arrives, or when it gets the status that is asked for.
 */
async function conversions(db: Db, { network, name, status }: Conversion): Promise<Layout> {
  const { id, column } = networks[network];
  const firsts = await listFirstClicks(db, id, status);
  const rowsOf = (lead: LeadDetails) => {
    const click = lead[`last_${id}`] ?? lead[`first_${id}`];
    if (click === null || firsts.get(click) !== lead.reference) return [];
    return [[click, name, localTime(status === undefined ? lead.created_at : lead.status_since, "UTC")]];
  };
  // UTC, because an hour of another zone may occur twice, and the imports take no offset in the time itself.
  const before = "Parameters:TimeZone=+0000\r\n";
  // A network does not know a click id with an apostrophe before it.
  return { before, isForPeople: false, columns: [column, "Conversion Name", "Conversion Time"], rowsOf, zone: "UTC" };
}
