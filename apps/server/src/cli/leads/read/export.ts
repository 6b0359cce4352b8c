import { rmSync } from "node:fs";
import { open } from "node:fs/promises";
import type { Writable } from "node:stream";
import { type LeadDetails, type LeadStatus, listFirstClicks, readLeadPages } from "@site/db/leads/inbox";
import type { Db } from "@site/db/open";
import { type Command, Option } from "commander";
import { addFilterOptions, type FilterOptions, localTime, readFilter } from "../arguments.ts";
import { type Session, withDatabase } from "../session.ts";
import { leadColumns, recordsOf, rowsOf, writeCsv } from "./write-leads.ts";

/** The column of an ad network's import that names the click, and the lead's click id for it. */
const networks = {
  google: { column: "Google Click ID", id: "gclid" },
  microsoft: { column: "Microsoft Click ID", id: "msclkid" },
} as const;
type AdNetwork = keyof typeof networks;

/** Before the header. UTC, because an hour of another zone may occur twice, and the imports take no offset in the time itself. */
const conversionTime = "Parameters:TimeZone=+0000\r\n";

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
    .addOption(
      new Option("--for-ads <network>", "a conversion import of this ad network").choices(Object.keys(networks)),
    )
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
    ? conversionsOf({ db, pages, status: filter.status }, network, name)
    : rowsOf(recordsOf(pages, reportTimeZone));
  let count = 0;
  async function* counted() {
    for await (const page of rows) {
      count += page.length;
      yield page;
    }
  }
  const columns = isAds ? [networks[network].column, "Conversion Name", "Conversion Time"] : leadColumns;
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

/**
 * Leads that came by a click on an ad as rows of an offline conversion import: one for each click, with no personal
 * data, that of its first lead. A lead converts when it arrives, or when it gets the status that is asked for.
 * Quarantined ones are left out.
 * @param name of the conversion, as the account of the ad network has it
 */
async function* conversionsOf(
  { db, pages, status }: { db: Db; pages: AsyncIterable<LeadDetails[]>; status: LeadStatus | undefined },
  network: AdNetwork,
  name: string,
): AsyncGenerator<string[][]> {
  const { id } = networks[network];
  const firsts = await listFirstClicks(db, id, status);
  for await (const page of pages)
    yield page.flatMap((lead) => {
      const click = lead[`last_${id}`] ?? lead[`first_${id}`];
      if (click === null || firsts.get(click) !== lead.reference) return [];
      const time = localTime(status === undefined ? lead.created_at : lead.status_since, "UTC");
      return [[click, name, time]];
    });
}
