import { rmSync } from "node:fs";
import { open } from "node:fs/promises";
import type { Writable } from "node:stream";
import { readLeadPages } from "@site/db/leads/inbox";
import { type Command, Option } from "commander";
import { addFilterOptions, type FilterOptions, readFilter } from "../arguments.ts";
import { type Session, withDatabase } from "../session.ts";
import { type AdNetwork, adNetworks, conversionColumns, conversionsOf, conversionTime } from "./conversions.ts";
import { leadColumns, recordsOf, rowsOf, writeCsv } from "./write-leads.ts";

type ExportOptions = FilterOptions & { output?: string; bom?: boolean; forAds?: AdNetwork; conversion: string };

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
    .addOption(new Option("--for-ads <network>", "a conversion import of this ad network").choices(adNetworks))
    .option("--conversion <name>", "the conversion's name in the network's account", "Website lead")
    .addHelpText("after", examples)
    .action(withDatabase(exportLeads));
}

async function exportLeads({ db, env: { reportTimeZone } }: Session, options: ExportOptions): Promise<void> {
  const { output = "-", bom = false, forAds: network, conversion: name, ...filter } = options;
  const pages = readLeadPages(db, readFilter(filter, reportTimeZone));
  const target = output === "-" ? process.stdout : await createNew(output);
  const isAds = network !== undefined;
  const rows = isAds
    ? conversionsOf({ db, pages, status: filter.status }, { network, name })
    : rowsOf(recordsOf(pages, reportTimeZone));
  let count = 0;
  async function* counted() {
    for await (const page of rows) {
      count += page.length;
      yield page;
    }
  }
  const columns = isAds ? conversionColumns(network) : leadColumns;
  const before = `${bom ? "\uFEFF" : ""}${isAds ? conversionTime : ""}`;
  await writeCsv(counted(), columns, { output: target, before }).catch((error) => {
    // A partial export could be mistaken for a whole one.
    if (output !== "-") rmSync(output);
    throw error;
  });
  process.stderr.write(`${count} leads, ${isAds ? "UTC" : reportTimeZone}${output === "-" ? "" : `, in ${output}`}\n`);
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
