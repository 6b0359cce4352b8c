import { rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { parseDate } from "@site/content/calendar";
import { clickOf, listFirstClicks } from "@site/db/leads/ad-clicks";
import { type LeadDetails, type LeadFilter, leadStatuses, readLeadPages } from "@site/db/leads/inbox";
import type { Db } from "@site/db/open";
import { type Command, InvalidArgumentError, Option } from "commander";
import { stringify } from "csv-stringify/sync";
import { csvOptions, leadFile } from "../../forms/lead-file.ts";
import { localTime } from "../../notifications/mail/format.ts";
import { UsageError } from "../print.ts";
import { type Session, withDatabase } from "./session.ts";

/** `column` is the heading that the ad network expects in the file. */
const networks = {
  google: { column: "Google Click ID", id: "gclid" },
  microsoft: { column: "Microsoft Click ID", id: "msclkid" },
} as const;
type AdNetwork = keyof typeof networks;

type ExportOptions = Pick<LeadFilter, "status"> & {
  from?: string;
  to?: string;
  output: string;
  forAds?: AdNetwork;
  conversion: string;
};

const examples = `
Examples:
  pnpm leads export --from 2026-11-01 --to 2026-11-30 --output november.csv
  pnpm leads export --for-ads google --status won --conversion "Client won" --output conversions.csv

The CSV is that of the page of all leads, newest first: a text that a spreadsheet would run as a formula (= + - @) gets an
apostrophe before it. All other columns: SELECT * FROM lead_inbox.
--for-ads: a file for the network's import of offline conversions. It has one row for each click (gclid or msclkid): the
click's first lead that is not quarantined, with its time of arrival or, with --status, of that status, in UTC.`;

const firstDay = "first day of arrival or, with --status, of that status: 2026-11-01, today or yesterday";

export function declareExport(program: Command): void {
  program
    .command("export")
    .description("write leads as CSV for a spreadsheet, or as conversions for an ad network")
    .option("--from <day>", firstDay, readDay)
    .option("--to <day>", "last day, included", readDay)
    .addOption(new Option("--status <status>", "status of the lead").choices(leadStatuses))
    .option("--output <file>", "output file; -: stdout. Never overwrites a file", "-")
    .addOption(
      new Option("--for-ads <network>", "a conversion import of this ad network").choices(Object.keys(networks)),
    )
    .option("--conversion <name>", "the conversion's name in the network's account", "Website lead")
    .addHelpText("after", examples)
    .action(withDatabase(exportLeads));
}

/** The words `today` and `yesterday` are converted later, because their dates depend on the time zone. */
export function readDay(typed: string): string {
  const isDay = parseDate(typed) !== null || typed === "today" || typed === "yesterday";
  if (!isDay) throw new InvalidArgumentError("Give a day, such as 2026-11-01, today or yesterday.");
  return typed;
}

function dayIn(zone: string, day: string): Temporal.PlainDate {
  if (day === "today") return Temporal.Now.plainDateISO(zone);
  if (day === "yesterday") return Temporal.Now.plainDateISO(zone).subtract({ days: 1 });
  return Temporal.PlainDate.from(day);
}

/** The result is in UTC. A day begins at 1 a.m. if the clocks are set forward at midnight. */
function startOf(day: Temporal.PlainDate, zone: string): string {
  return day.toZonedDateTime(zone).toInstant().toString({ fractionalSecondDigits: 3 });
}

type Days = { from?: string | undefined; to?: string | undefined };

/**
 * The result is in UTC. `before` is the first instant after the last day.
 * @throws UsageError if `from` is after `to`
 */
export function intervalOf(days: Days, zone: string): { from?: string | undefined; before?: string | undefined } {
  const from = days.from && dayIn(zone, days.from);
  const to = days.to && dayIn(zone, days.to);
  if (from && to && Temporal.PlainDate.compare(from, to) > 0) throw new UsageError(`${from} is after ${to}.`);
  return { from: from && startOf(from, zone), before: to && startOf(to.add({ days: 1 }), zone) };
}

async function exportLeads({ db, env: { reportTimeZone } }: Session, options: ExportOptions): Promise<void> {
  const { output, forAds, conversion, status, ...days } = options;
  const filter = { status, ...intervalOf(days, reportTimeZone) };
  const csv = forAds === undefined ? leadFile(db, filter, reportTimeZone) : conversions(db, filter, forAds, conversion);
  if (output === "-") return pipeline(csv, process.stdout, { end: false });
  const file = await open(output, "wx", 0o600).catch((error) => {
    throw error.code === "EEXIST" ? new Error(`${output} exists already. Delete it, or name another file.`) : error;
  });
  await pipeline(csv, file.createWriteStream()).catch((error) => {
    rmSync(output);
    throw error;
  });
}

async function* conversions(db: Db, filter: LeadFilter, network: AdNetwork, name: string): AsyncGenerator<string> {
  const { id, column } = networks[network];
  const firsts = await listFirstClicks(db, id, filter.status);
  const rowsOf = (lead: LeadDetails) => {
    const click = clickOf(lead, id);
    if (click === undefined || firsts.get(click) !== lead.reference) return [];
    return [[click, name, localTime(filter.status === undefined ? lead.created_at : lead.status_since, "UTC")]];
  };
  // Times are in UTC, because the ad networks accept no offset, and an hour occurs twice when clocks are set back.
  yield "Parameters:TimeZone=+0000\r\n";
  yield stringify([[column, "Conversion Name", "Conversion Time"]], csvOptions);
  for await (const page of readLeadPages(db, filter)) yield stringify(page.flatMap(rowsOf), csvOptions);
}
