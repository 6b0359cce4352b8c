import { countLeads, countLeadsBy, type LeadCounts, type StatsFilter } from "@site/db/leads/stats";
import type { Db } from "@site/db/open";
import { type Command, Option } from "commander";
import { UsageError } from "../../print.ts";
import { addDayOptions, dayIn, intervalOf, startOf } from "../arguments.ts";
import { type Session, withDatabase } from "../session.ts";
import { renderTable } from "./table.ts";
import { writeCsv } from "./write-leads.ts";

type StatsOptions = {
  by: "day" | "landing-page" | "campaign";
  format: "table" | "json" | "csv";
  from?: string;
  to?: string;
  kind?: StatsFilter["kind"];
};

/** Counts of leads; name: a day, a landing page or a campaign. */
type StatsRow = LeadCounts & { name: string };

const daysShown = 30;
const daysMax = 3_660;
const columns = ["name", "leads", "quarantined", "contacted", "won"] as const satisfies (keyof StatsRow)[];

const examples = `
leads is the total; quarantined are suspected spam; contacted were answered (won and lost included).

Examples:
  pnpm leads stats                                     the last ${daysShown} days
  pnpm leads stats --by landing-page --from 2026-01-01 which pages bring leads
  pnpm leads stats --by campaign --format csv          which campaign (last touch) brought how many`;

export function declareStats(program: Command): void {
  addDayOptions(program.command("stats"))
    .description("number of leads per day, landing page or campaign")
    .addOption(new Option("--by <what>", "group by").choices(["day", "landing-page", "campaign"]).default("day"))
    .addOption(new Option("--format <format>", "output format").choices(["table", "json", "csv"]).default("table"))
    .addHelpText("after", examples)
    .action(withDatabase(stats));
}

async function stats({ db, env }: Session, { by, format, ...range }: StatsOptions): Promise<void> {
  const zone = env.reportTimeZone;
  const rows = by === "day" ? await perDay(db, range, zone) : await perValue(db, by, range, zone);
  const cells = rows.map((row) => columns.map((name) => row[name]));
  if (format === "csv") return writeCsv([cells], columns);
  const text = format === "json" ? JSON.stringify(rows, null, 2) : renderTable([by, ...columns.slice(1)], cells);
  process.stdout.write(`${text.trimEnd()}\n`);
}

type Range = Pick<StatsOptions, "from" | "to" | "kind">;

/** One row per day of the time zone, days without leads included. */
async function perDay(db: Db, { from, to = "today", kind }: Range, zone: string): Promise<StatsRow[]> {
  const last = dayIn(zone, to);
  const first = from === undefined ? last.subtract({ days: daysShown - 1 }) : dayIn(zone, from);
  const days = first.until(last).days + 1;
  if (days < 1) throw new UsageError(`${first} is after ${last}.`);
  if (days > daysMax) throw new UsageError(`That is ${days} days; at most ${daysMax} are possible.`);
  const rows: StatsRow[] = [];
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const filter = { from: startOf(day, zone), before: startOf(day.add({ days: 1 }), zone), kind };
    rows.push({ name: day.toString(), ...(await countLeads(db, filter)) });
  }
  return rows;
}

async function perValue(db: Db, by: "landing-page" | "campaign", { kind, ...days }: Range, zone: string) {
  const column = by === "campaign" ? "last_utm_campaign" : "landing_page";
  const rows = await countLeadsBy(db, column, { ...intervalOf(days, zone), kind });
  return rows.map(({ name, ...counts }): StatsRow => ({ name: name ?? "(none)", ...counts }));
}
