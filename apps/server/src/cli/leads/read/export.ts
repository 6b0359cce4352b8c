import { rmSync } from "node:fs";
import { open } from "node:fs/promises";
import type { Writable } from "node:stream";
import { readLeadPages } from "@site/db/leads/inbox";
import type { Command } from "commander";
import { type Session, withDatabase } from "../session.ts";
import { addFilterOptions, type FilterOptions, readFilter } from "./filter.ts";
import { writeCsv } from "./write-leads.ts";

type ExportOptions = FilterOptions & { output?: string; bom?: boolean };

/** File mode: leads are personal data. */
const ownerOnly = 0o600;

const examples = `
Examples:
  pnpm leads export --output leads.csv --bom         all of them, for Excel
  pnpm leads export --from 2026-11-01 --to 2026-11-30 > november.csv

CSV as in RFC 4180. created_at is UTC; created_at_local is the clock of time_zone (REPORT_TIME_ZONE).
A text that a spreadsheet would run as a formula (= + - @) gets an apostrophe before it: +1 615 … reads '+1 615 …`;

export function declareExport(program: Command): void {
  addFilterOptions(program.command("export"))
    .description("leads with all their columns as CSV, newest first")
    .option("--output <file>", "output file; default, or -: stdout. Never overwrites a file")
    .option("--bom", "begin with a byte order mark, which Excel needs for accents")
    .addHelpText("after", examples)
    .action(withDatabase(exportLeads));
}

async function exportLeads({ db, env: { reportTimeZone } }: Session, options: ExportOptions): Promise<void> {
  const { output = "-", bom = false, ...filter } = options;
  const leads = readLeadPages(db, readFilter(filter, reportTimeZone));
  const target = output === "-" ? process.stdout : await createNew(output);
  const count = await writeCsv(leads, reportTimeZone, target, { bom }).catch((error) => {
    // A partial export could be mistaken for a whole one.
    if (output !== "-") rmSync(output);
    throw error;
  });
  process.stderr.write(`${count} leads, ${reportTimeZone}${output === "-" ? "" : `, in ${output}`}\n`);
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
