import { listLeadEvents, listLeadNotifications } from "@site/db/leads/lead-history";
import { type Command, Option } from "commander";
import { publicOrigin } from "../../../configuration/env.ts";
import { officeLink } from "../../../http/signed-links.ts";
import { localTime } from "../../../notifications/mail/format.ts";
import { commandHolder } from "../../../notifications/notify-policy.ts";
import { oneLine, print, printTable, visible } from "../../print.ts";
import { leadOf, referenceArgument } from "../arguments.ts";
import { type Session, withDatabase } from "../session.ts";
import { leadColumns, toRecord } from "./record.ts";

type ShowOptions = { format: "table" | "json" };

const examples = `
Examples:
  pnpm leads show CR-7F3K-9Q2M                input, history and notifications
  pnpm leads show cr-7f3k-9q2m --format json  the same for a program; keys: lead, events, notifications`;

export function declareShow(program: Command): void {
  program
    .command("show")
    .description("one lead with its history and notifications")
    .addArgument(referenceArgument())
    .addOption(new Option("--format <format>", "output format").choices(["table", "json"]).default("table"))
    .addHelpText("after", examples)
    .action(withDatabase(show));
}

async function show({ db, env }: Session, typed: string, { format }: ShowOptions): Promise<void> {
  const lead = toRecord(await leadOf(db, typed), env.reportTimeZone);
  const { reference } = lead;
  const events = await listLeadEvents(db, reference);
  const notifications = await listLeadNotifications(db, reference);
  if (format === "json") return print(JSON.stringify({ lead, events, notifications }, null, 2));
  const at = (utc: string | null) => (utc === null ? null : localTime(utc, env.reportTimeZone));
  for (const column of leadColumns)
    if (column !== "message" && lead[column] !== null) print(`${column.padEnd(19)}${oneLine(String(lead[column]))}`);
  if (lead.message !== null) print(`\n${visible(lead.message)}`);
  print("");
  printTable(
    ["when", "event", "from", "to", "by", "note"],
    events.map(({ event, from_status, to_status, actor, ...row }) => {
      return [at(row.happened_at), event, from_status, to_status, actor, row.note];
    }),
  );
  print("");
  if (notifications.length === 0) print("No notifications.");
  else
    printTable(
      ["queued", "kind", "channel", "recipient", "status", "attempts", "sent", "last error"],
      notifications.map(({ created_at, sent_at, last_error, ...row }) => {
        const { kind, channel, recipient, status, attempts } = row;
        return [at(created_at), kind, channel, recipient, status, attempts, at(sent_at), last_error];
      }),
    );
  const [key] = env.secretKeys;
  const holder = commandHolder(env);
  if (key !== undefined) print(`\nIts page, for 30 days: ${officeLink(publicOrigin(env), { reference, holder }, key)}`);
}
