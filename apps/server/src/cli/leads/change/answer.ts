import { findLead, listLeadNotifications } from "@site/db/leads/inbox";
import { type AnsweredStatus, releaseLead, setLeadStatus } from "@site/db/leads/status";
import { allowSubscription } from "@site/db/outbox/newsletter";
import { dismissNotifications, retryNotifications } from "@site/db/outbox/outbox";
import { Argument, type Command } from "commander";
import { notifyPolicy } from "../../../notifications/notify-policy.ts";
import { NotFound, print, printDatabase, UsageError } from "../../print.ts";
import { emailArgument, referenceArgument, referenceOf } from "../arguments.ts";
import { type Session, withDatabase } from "../session.ts";

const statuses = ["contacted", "won", "lost", "new"] as const satisfies AnsweredStatus[];

const statusExamples = `
Examples:
  pnpm leads status CR-7F3K-9Q2M contacted
  pnpm leads status CR-7F3K-9Q2M won --note "12 physicians, starts in May"

Every change is recorded, and shown by: pnpm leads show CR-7F3K-9Q2M`;

export function declareStatus(program: Command): void {
  program
    .command("status")
    .description("set a lead's status")
    .addArgument(referenceArgument())
    .addArgument(new Argument("<status>", "the new status").choices(statuses))
    .option("--note <text>", "recorded with the change")
    .addHelpText("after", statusExamples)
    .action(withDatabase(change));
}

async function change(
  { db, engine }: Session,
  typed: string,
  status: AnsweredStatus,
  { note }: { note?: string },
): Promise<void> {
  printDatabase(engine.location);
  const reference = await referenceOf(db, typed);
  const changed = await setLeadStatus(db, { reference, status, note: note?.trim() || null });
  if (changed === undefined) throw new NotFound(`There is no lead ${reference}.`);
  const same = `${reference} was ${status} already${note ? "; the note is kept" : ""}`;
  print(changed.before === status ? same : `${reference}: ${changed.before} → ${status}`);
}

const releaseExamples = `
Examples:
  pnpm leads list --status quarantined     suspected spam, not reported to the office
  pnpm leads release CM-7F3K-9Q2M          not spam: notify the office, once`;

export function declareRelease(program: Command): void {
  program
    .command("release")
    .description("take a lead out of quarantine and notify the office")
    .addArgument(referenceArgument())
    .addHelpText("after", releaseExamples)
    .action(withDatabase(release));
}

async function release({ db, engine, env }: Session, typed: string): Promise<void> {
  printDatabase(engine.location);
  const reference = await referenceOf(db, typed);
  const released = await releaseLead(db, reference, notifyPolicy(env));
  if (released === undefined) throw new NotFound(`There is no lead ${reference}.`);
  if (released.before !== "quarantined")
    throw new Error(`${reference} is not in quarantine: it is ${released.before}.`);
  const queued = (await listLeadNotifications(db, reference)).length;
  print(
    queued > 0
      ? `${reference} is released; ${queued} notifications are queued, the running site sends them within half a minute`
      : `${reference} is released; nobody is told, because neither SMTP_URL nor LEAD_WEBHOOK_URL is set`,
  );
}

type NotifyOptions = { dead?: boolean; dismiss?: boolean; ref?: string };

const notifyExamples = `
Examples:
  pnpm leads notify --dead                        try those again that were given up
  pnpm leads notify --dead --ref CR-7F3K-9Q2M     of one lead only
  pnpm leads notify --dismiss                     forget those that were given up, such as mails to mistyped addresses

The running site sends what is due within half a minute. A recipient may get a message twice.`;

export function declareNotify(program: Command): void {
  program
    .command("notify")
    .description("try notifications again that were given up, or forget them")
    .option("--dead", "try them again")
    .option("--dismiss", "forget them")
    .option("--ref <reference>", "only those of this lead")
    .addHelpText("after", notifyExamples)
    .action(withDatabase(notify));
}

async function notify({ db, engine }: Session, { dead, dismiss, ref: typed }: NotifyOptions): Promise<void> {
  if (dead === dismiss) throw new UsageError("Say --dead or --dismiss, one of them.");
  printDatabase(engine.location);
  const ref = typed && (await referenceOf(db, typed));
  if (ref !== undefined && (await findLead(db, ref)) === undefined) throw new NotFound(`There is no lead ${ref}.`);
  if (dismiss) print(`${await dismissNotifications(db, ref)} notifications are forgotten`);
  else print(`${await retryNotifications(db, ref)} notifications are due now`);
}

const allowExamples = `
Examples:
  pnpm leads allow ada@clinic.example      she unsubscribed, and has written that she wants the newsletter again

Sends nothing. When the address is entered in the newsletter's form, its owner is asked to confirm.`;

export function declareAllow(program: Command): void {
  program
    .command("allow")
    .description("let an unsubscribed address subscribe again, at its owner's request")
    .addArgument(emailArgument())
    .addHelpText("after", allowExamples)
    .action(withDatabase(allow));
}

async function allow({ db, engine }: Session, email: string): Promise<void> {
  printDatabase(engine.location);
  if (!(await allowSubscription(db, email))) throw new NotFound(`${email} has not unsubscribed.`);
  print(`${email} may subscribe again: the newsletter's form asks its owner to confirm`);
}
