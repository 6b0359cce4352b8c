import { type LeadDetails, listLeads } from "@site/db/inbox";
import { type Command, Option } from "commander";
import { readCount } from "./arguments.ts";
import { toCsv } from "./csv.ts";
import { localTime } from "./days.ts";
import { addFilterOptions, type FilterOptions, readFilter } from "./filter.ts";
import { leadColumns, toRecord } from "./records.ts";
import { withDatabase } from "./session.ts";
import { renderTable } from "./table.ts";

type ListOptions = FilterOptions & { limit?: number; format: "table" | "json" | "csv" };

const rowsOfTable = 50;

const examples = `
Examples:
  pnpm leads list                                    the newest ${rowsOfTable}
  pnpm leads list --status new --from yesterday      who waits for an answer
  pnpm leads list --text "oak street"                whoever wrote that
  pnpm leads list --from 2026-11-01 --to 2026-11-30 --format json | jq '.[].email'`;

export function declareList(program: Command): void {
  addFilterOptions(program.command("list"))
    .description("leads, newest first")
    .option("--limit <number>", `at most so many; without it ${rowsOfTable} in a table, all as JSON or CSV`, readCount)
    .addOption(new Option("--format <format>", "how").choices(["table", "json", "csv"]).default("table"))
    .addHelpText("after", examples)
    .action((options: ListOptions) => list(options));
}

function list({ format, limit, ...filter }: ListOptions): Promise<void> {
  return withDatabase(async ({ db, env: { reportTimeZone } }) => {
    const rows = limit ?? (format === "table" ? rowsOfTable : undefined);
    // One more than is shown tells whether there are more.
    const query = { ...readFilter(filter, reportTimeZone), ...(rows !== undefined && { limit: rows + 1 }) };
    const found = await listLeads(db, query);
    const leads = found.slice(0, rows);
    process.stdout.write(render(leads, format, reportTimeZone));
    if (leads.length < found.length) process.stderr.write(`There are more than these ${leads.length}: add --limit.\n`);
  });
}

function render(leads: readonly LeadDetails[], format: ListOptions["format"], zone: string): string {
  const records = leads.map((lead) => toRecord(lead, zone));
  if (format === "json") return `${JSON.stringify(records, null, 2)}\n`;
  if (format === "csv") return toCsv(records, leadColumns);
  if (leads.length === 0) return "No leads.\n";
  const table = renderTable(
    ["received", "reference", "status", "name", "e-mail", "phone", "about"],
    leads.map((lead) => [
      localTime(lead.created_at, zone),
      ...[lead.reference, lead.status, lead.name, lead.email, lead.phone],
      [lead.company, lead.service, lead.message].filter((text) => text !== null).join(" · "),
    ]),
  );
  return `${table}Times: ${zone}\n`;
}
