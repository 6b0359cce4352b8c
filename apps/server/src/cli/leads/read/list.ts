import { type LeadDetails, readLeadPages } from "@site/db/leads/inbox";
import { inboxFields } from "@site/db/leads/lead-fields";
import { type Command, Option } from "commander";
import { readCount } from "../arguments.ts";
import { localTime } from "../days.ts";
import { withDatabase } from "../session.ts";
import { addFilterOptions, type FilterOptions, readFilter } from "./filter.ts";
import { csvPieces, jsonPieces, toRecords, writeOutput } from "./record-stream.ts";
import { renderTable } from "./table.ts";

type ListOptions = FilterOptions & { limit?: number; format: "table" | "json" | "csv" };

const rowsOfTable = 50;
/** The fields without a column of their own in the table. */
const otherFields = inboxFields.filter((field) => field !== "name" && field !== "email" && field !== "phone");

const examples = `
Examples:
  pnpm leads list                                    the newest ${rowsOfTable}
  pnpm leads list --status new --from yesterday      unanswered leads
  pnpm leads list --text "oak street"                leads with this text
  pnpm leads list --from 2026-11-01 --to 2026-11-30 --format json | jq '.[].email'`;

export function declareList(program: Command): void {
  addFilterOptions(program.command("list"))
    .description("leads, newest first")
    .option("--limit <number>", `maximum number; default: ${rowsOfTable} in a table, all in JSON and CSV`, readCount)
    .addOption(new Option("--format <format>", "output format").choices(["table", "json", "csv"]).default("table"))
    .addHelpText("after", examples)
    .action((options: ListOptions) => list(options));
}

function list({ format, limit, ...options }: ListOptions): Promise<void> {
  return withDatabase(async ({ db, env: { reportTimeZone } }) => {
    const rows = limit ?? (format === "table" ? rowsOfTable : Number.POSITIVE_INFINITY);
    // One row more than shown, to detect whether there are more.
    const found = readLeadPages(db, { ...readFilter(options, reportTimeZone), limit: rows + 1 });
    let more = false;
    const shown = firstRows(found, rows, () => {
      more = true;
    });
    if (format === "table") process.stdout.write(render((await Array.fromAsync(shown)).flat(), reportTimeZone));
    else await writeOutput((format === "json" ? jsonPieces : csvPieces)(toRecords(shown, reportTimeZone)));
    if (more) process.stderr.write(`There are more than these ${rows}: add --limit.\n`);
  });
}

async function* firstRows(pages: AsyncIterable<LeadDetails[]>, rows: number, onMore: () => void) {
  let left = rows;
  for await (const page of pages) {
    if (page.length > left) onMore();
    if (left > 0) yield page.slice(0, left);
    left -= Math.min(left, page.length);
  }
}

function render(leads: readonly LeadDetails[], zone: string): string {
  if (leads.length === 0) return "No leads.\n";
  const table = renderTable(
    ["received", "reference", "status", "name", "e-mail", "phone", "about"],
    leads.map((lead) => [
      localTime(lead.created_at, zone),
      ...[lead.reference, lead.status, lead.name, lead.email, lead.phone],
      otherFields
        .map((field) => lead[field])
        .filter((text) => text !== null)
        .join(" · "),
    ]),
  );
  return `${table}Times: ${zone}\n`;
}
