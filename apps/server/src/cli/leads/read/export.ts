import { createWriteStream, existsSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type LeadDetails, readLeadPages } from "@site/db/leads/inbox";
import type { Command } from "commander";
import { withDatabase } from "../session.ts";
import { byteOrderMark } from "./csv.ts";
import { addFilterOptions, type FilterOptions, readFilter } from "./filter.ts";
import { csvPieces, toRecords, writeOutput } from "./record-stream.ts";

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
    .action((options: ExportOptions) => exportLeads(options));
}

function exportLeads({ output: file, bom = false, ...filter }: ExportOptions): Promise<void> {
  const output = file === "-" ? undefined : file;
  return withDatabase(async ({ db, env: { reportTimeZone } }) => {
    let count = 0;
    const leads = counted(readLeadPages(db, readFilter(filter, reportTimeZone)), (rows) => {
      count += rows;
    });
    const records = csvPieces(toRecords(leads, reportTimeZone));
    const csv = bom ? withByteOrderMark(records) : records;
    if (output === undefined) await writeOutput(csv);
    else await writeNew(resolve(output), csv);
    process.stderr.write(`${count} leads, ${reportTimeZone}${output === undefined ? "" : `, in ${output}`}\n`);
  });
}

async function* counted(pages: AsyncIterable<LeadDetails[]>, onPage: (rows: number) => void) {
  for await (const page of pages) {
    onPage(page.length);
    yield page;
  }
}

async function* withByteOrderMark(pieces: AsyncIterable<string>) {
  yield byteOrderMark;
  yield* pieces;
}

/**
 * Writes to a temporary name and renames the complete file, so that a partial export can't be mistaken for a whole one.
 */
async function writeNew(file: string, pieces: AsyncIterable<string>): Promise<void> {
  refuseExisting(file);
  const part = `${file}.part-${process.pid}`;
  try {
    await pipeline(Readable.from(pieces), createWriteStream(part, { flags: "wx", mode: ownerOnly }));
    refuseExisting(file);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists already, and an export overwrites nothing.`);
}
