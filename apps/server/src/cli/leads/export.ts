import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { listLeads } from "@site/db/inbox";
import type { Command } from "commander";
import { toCsv } from "./csv.ts";
import { addFilterOptions, type FilterOptions, readFilter } from "./filter.ts";
import { leadColumns, toRecord } from "./records.ts";
import { withDatabase } from "./session.ts";

type ExportOptions = FilterOptions & { output?: string; bom?: boolean };

/** Leads are personal data. */
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
    .option("--output <file>", "where to; without it to the terminal. Never overwrites a file")
    .option("--bom", "begin with a byte order mark: Excel needs it to see accents")
    .addHelpText("after", examples)
    .action((options: ExportOptions) => exportLeads(options));
}

function exportLeads({ output, bom = false, ...filter }: ExportOptions): Promise<void> {
  return withDatabase(async ({ db, env: { reportTimeZone } }) => {
    const leads = await listLeads(db, readFilter(filter, reportTimeZone));
    const records = leads.map((lead) => toRecord(lead, reportTimeZone));
    const csv = toCsv(records, leadColumns, { bom });
    if (output === undefined) process.stdout.write(csv);
    else writeNew(resolve(output), csv);
    process.stderr.write(`${leads.length} leads, ${reportTimeZone}${output === undefined ? "" : `, in ${output}`}\n`);
  });
}

function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: "wx", mode: ownerOnly });
  } catch (error) {
    const exists = error instanceof Error && "code" in error && error.code === "EEXIST";
    throw exists ? new Error(`${file} exists already, and an export overwrites nothing.`) : error;
  }
}
