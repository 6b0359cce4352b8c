import { pipeline } from "node:stream/promises";
import { type LeadDetails, type LeadFilter, listLeads, readLeadPages } from "@site/db/leads/inbox";
import { inboxFields } from "@site/db/leads/lead-fields";
import { type Command, Option } from "commander";
import { localTime } from "../../../notifications/mail/format.ts";
import { print, printTable, UsageError } from "../../print.ts";
import { addFilterOptions, type FilterOptions, readCount, readFilter } from "../arguments.ts";
import { type Session, withDatabase } from "../session.ts";
import { toRecord } from "./record.ts";

type ListOptions = FilterOptions & { due?: boolean; limit?: number; format: "table" | "json" };

const rowsOfTable = 50;
/** The fields without their own column in the table. */
const otherFields = inboxFields.filter((field) => field !== "name" && field !== "email" && field !== "phone");

const examples = `
Examples:
  pnpm leads list                                    the newest ${rowsOfTable}
  pnpm leads list --due                              unanswered leads, the first due first
  pnpm leads list --status new --from yesterday      unanswered leads of these days
  pnpm leads list --text "oak street"                leads with this text
  pnpm leads list --from 2026-11-01 --to 2026-11-30 --format json | jq '.[].email'`;

export function declareList(program: Command): void {
  addFilterOptions(program.command("list"))
    .description("leads, newest first")
    .option("--due", "unanswered leads, the first due first; alone, or with --limit and --format")
    .option("--limit <number>", `maximum number; default: ${rowsOfTable} in a table, all in JSON`, readCount)
    .addOption(new Option("--format <format>", "output format").choices(["table", "json"]).default("table"))
    .addHelpText("after", examples)
    .action(withDatabase(list));
}

async function list({ db, env: { reportTimeZone } }: Session, { due, format, limit, ...options }: ListOptions) {
  if (due && Object.keys(options).length > 0) throw new UsageError("--due lists all that wait: give no other filter.");
  const filter: LeadFilter = due ? { status: "new", order: "due" } : readFilter(options, reportTimeZone);
  if (format === "table") {
    const rows = limit ?? rowsOfTable;
    // One row more than shown, to detect whether there are more.
    const leads = await listLeads(db, { ...filter, limit: rows + 1 });
    if (leads.length === 0) return print("No leads.");
    printLeads(leads.slice(0, rows), reportTimeZone, due ? "due" : "received");
    if (leads.length > rows) process.stderr.write(`There are more than these ${rows}: add --limit.\n`);
    return;
  }
  const pages = due ? [await listLeads(db, { ...filter, limit })] : readLeadPages(db, { ...filter, limit });
  await pipeline(jsonOf(pages, reportTimeZone), process.stdout, { end: false });
}

function printLeads(leads: readonly LeadDetails[], zone: string, time: "due" | "received"): void {
  printTable(
    [time, "reference", "status", "name", "e-mail", "phone", "about"],
    leads.map((lead) => [
      localTime((time === "due" ? lead.due_at : null) ?? lead.created_at, zone),
      lead.reference,
      lead.status,
      lead.name,
      lead.email,
      lead.phone,
      otherFields
        .map((field) => lead[field])
        .filter((text) => text !== null)
        .join(" · "),
    ]),
  );
  print(`Times: ${zone}`);
}

/** One JSON array, in a piece for each page. */
async function* jsonOf(pages: AsyncIterable<LeadDetails[]> | LeadDetails[][], zone: string): AsyncGenerator<string> {
  let before = "[\n";
  for await (const page of pages) {
    if (page.length === 0) continue;
    const records = page.map((lead) => toRecord(lead, zone));
    yield before + JSON.stringify(records, null, 2).slice("[\n".length, -"\n]".length);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
