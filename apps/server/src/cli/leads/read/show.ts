import { findLead, listLeadEvents, listLeadNotifications } from "@site/db/leads/inbox";
import { type Command, Option } from "commander";
import { publicOrigin } from "../../../configuration/env.ts";
import { officeLink } from "../../../http/office-link.ts";
import { NotFound } from "../../print.ts";
import { localTime, referenceArgument, referenceOf } from "../arguments.ts";
import { type Session, withDatabase } from "../session.ts";
import { oneLine, renderTable, visible } from "./table.ts";
import { type LeadRecord, leadColumns, toRecord } from "./write-leads.ts";

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
  const reference = await referenceOf(db, typed);
  const found = await findLead(db, reference);
  const events = await listLeadEvents(db, reference);
  if (found === undefined) {
    const erased = events.find(({ event }) => event === "erased");
    throw new NotFound(
      erased === undefined ? `There is no lead ${reference}.` : `${reference} was erased on ${erased.happened_at}.`,
    );
  }
  const notifications = await listLeadNotifications(db, reference);
  const details = { lead: toRecord(found, env.reportTimeZone), events, notifications };
  if (format === "json") return void process.stdout.write(`${JSON.stringify(details, null, 2)}\n`);
  const [key] = env.secretKeys;
  // The press of a button is recorded as that of the office's first address.
  const holder = env.mail?.officeEmails[0] ?? env.site.email;
  const link =
    key === undefined ? "" : `\nIts page, for 30 days: ${officeLink(publicOrigin(env), { reference, holder }, key)}\n`;
  process.stdout.write(render(details) + link);
}

type Details = {
  lead: LeadRecord;
  events: Awaited<ReturnType<typeof listLeadEvents>>;
  notifications: Awaited<ReturnType<typeof listLeadNotifications>>;
};

function render({ lead, events, notifications }: Details): string {
  const at = (utc: string | null) => (utc === null ? null : localTime(utc, lead.time_zone));
  const facts = leadColumns
    .filter((column) => column !== "message" && lead[column] !== null)
    .map((column) => `${column.padEnd(19)}${oneLine(String(lead[column]))}\n`);
  const history = renderTable(
    ["when", "event", "from", "to", "note"],
    events.map((event) => [at(event.happened_at), event.event, event.from_status, event.to_status, event.note]),
  );
  const messages = renderTable(
    ["queued", "kind", "channel", "recipient", "status", "attempts", "sent", "last error"],
    notifications.map(({ created_at, sent_at, last_error, ...row }) => {
      const { kind, channel, recipient, status, attempts } = row;
      return [at(created_at), kind, channel, recipient, status, attempts, at(sent_at), last_error];
    }),
  );
  return [
    facts.join(""),
    ...(lead.message === null ? [] : [`${visible(lead.message)}\n`]),
    history,
    notifications.length === 0 ? "No notifications.\n" : messages,
  ].join("\n");
}
