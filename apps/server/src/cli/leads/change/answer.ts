import { purge } from "@site/db/engine";
import { listLeadNotifications } from "@site/db/leads/lead-history";
import { type ChangeResult, changeLead, redactHistory } from "@site/db/leads/requests";
import { type AnsweredStatus, releaseLead, setLeadStatus } from "@site/db/leads/status";
import { allowSubscription } from "@site/db/outbox/newsletter";
import { dismissNotifications, retryNotifications } from "@site/db/outbox/outbox";
import { Argument, type Command } from "commander";
import { readChanges } from "../../../forms/correction.ts";
import { notifyPolicy } from "../../../notifications/notify-policy.ts";
import { NotFound, print, printDatabase, UsageError } from "../../print.ts";
import { emailArgument, leadOf, referenceArgument } from "../arguments.ts";
import { type Session, withDatabase } from "../session.ts";
import { printTraces } from "./traces.ts";

const statuses = ["contacted", "won", "lost", "new"] as const satisfies AnsweredStatus[];

const statusExamples = `
Examples:
  pnpm leads status CR-7F3K-9Q2M contacted
  pnpm leads status CR-7F3K-9Q2M won --note "12 physicians, starts in May"

Every change is recorded, and shown by: pnpm leads show CR-7F3K-9Q2M`;

const correctExamples = `
Examples:
  pnpm leads correct CR-7F3K-9Q2M --phone "615 555 0119"
  pnpm leads correct CM-7F3K-9Q2M --message "Three providers." --redact     without a patient's name, also in its history

Reference and promised time stay. The old and the new entry are recorded, and shown by: pnpm leads show CR-7F3K-9Q2M
Of a message only that it was changed. --redact takes the words out of all earlier notes, additions and corrections.`;

const releaseExamples = `
Examples:
  pnpm leads list --status quarantined     suspected spam, not reported to the office
  pnpm leads release CM-7F3K-9Q2M          not spam: notify the office, once`;

const notifyExamples = `
Examples:
  pnpm leads notify --dead                        try those again that were given up
  pnpm leads notify --dead --ref CR-7F3K-9Q2M     of one lead only
  pnpm leads notify --dismiss                     forget those that were given up, such as mails to mistyped addresses

The running site sends what is due within half a minute. A recipient may get a message twice.`;

const allowExamples = `
Examples:
  pnpm leads allow ada@clinic.example      she unsubscribed, and has written that she wants the newsletter again

Sends nothing. When the address is entered in the newsletter's form, its owner is asked to confirm.`;

/** The office's commands for a lead. */
export function declareAnswers(program: Command): void {
  program
    .command("status")
    .description("set a lead's status")
    .addArgument(referenceArgument())
    .addArgument(new Argument("<status>", "the new status").choices(statuses))
    .option("--note <text>", "recorded with the change")
    .addHelpText("after", statusExamples)
    .action(withDatabase(change));
  program
    .command("correct")
    .description("correct a visitor's entries")
    .addArgument(referenceArgument())
    .option("--name <text>")
    .option("--phone <text>")
    .option("--email <text>")
    .option("--company <text>", "practice or organization")
    .option("--message <text>", "of a contact message")
    .option("--redact", "take the words out of its history as well, because they name a patient")
    .addHelpText("after", correctExamples)
    .action(withDatabase(correct));
  program
    .command("release")
    .description("take a lead out of quarantine and notify the office")
    .addArgument(referenceArgument())
    .addHelpText("after", releaseExamples)
    .action(withDatabase(release));
  program
    .command("notify")
    .description("try notifications again that were given up, or forget them")
    .option("--dead", "try them again")
    .option("--dismiss", "forget them")
    .option("--ref <reference>", "only those of this lead")
    .addHelpText("after", notifyExamples)
    .action(withDatabase(notify));
  program
    .command("allow")
    .description("let an unsubscribed address subscribe again, at its owner's request")
    .addArgument(emailArgument())
    .addHelpText("after", allowExamples)
    .action(withDatabase(allow));
}

async function change(session: Session, typed: string, status: AnsweredStatus, { note }: { note?: string }) {
  const { db, engine } = session;
  printDatabase(engine.location);
  const { reference, status: before } = await leadOf(db, typed);
  await setLeadStatus(db, { reference, status, note: note?.trim() || null });
  const same = `${reference} was ${status} already${note ? "; the note is kept" : ""}`;
  print(before === status ? same : `${reference}: ${before} → ${status}`);
}

type Corrections = Partial<Record<"name" | "phone" | "email" | "company" | "message", string>>;

async function correct(
  { db, engine, env }: Session,
  typed: string,
  { redact, ...corrections }: Corrections & { redact?: boolean },
): Promise<void> {
  if (Object.keys(corrections).length === 0 && !redact)
    throw new UsageError("Say what is to be corrected, such as --phone.");
  printDatabase(engine.location);
  const lead = await leadOf(db, typed);
  const { reference } = lead;
  if (corrections.message !== undefined && lead.kind === "consultation")
    throw new UsageError(`${reference} is a consultation request, which has no message.`);
  const read = readChanges(lead, corrections);
  if ("errors" in read) throw new UsageError(Object.values(read.errors).join(" "));
  // Whom the site may write to is the operator's own decision.
  const policy = { ...notifyPolicy(env), mayConfirm: () => true };
  if (redact) {
    print(sentenceOf(reference, await changeLead(db, reference, read.changes, "command", policy)));
    await redactHistory(db, reference);
    print("The words of its history are taken out, so messages that are queued have none either.");
    return printTraces(engine, purge(engine));
  }
  print(sentenceOf(reference, await changeLead(db, reference, read.changes, "command", policy)));
}

function sentenceOf(reference: string, result: ChangeResult): string {
  if (result.is === "done") return `${reference} is corrected${result.confirms ? "; a confirmation is queued" : ""}`;
  if (result.is === "same") return `${reference} is as you say already`;
  if (result.is === "stale")
    throw new Error(`${reference} was corrected meanwhile (${result.fields.join(", ")}): look at it, and try again.`);
  throw new NotFound(`There is no lead ${reference} any more.`);
}

async function release({ db, engine, env }: Session, typed: string): Promise<void> {
  printDatabase(engine.location);
  const { reference, status } = await leadOf(db, typed);
  if (status !== "quarantined") throw new Error(`${reference} is not in quarantine: it is ${status}.`);
  await releaseLead(db, reference, notifyPolicy(env));
  const queued = (await listLeadNotifications(db, reference)).length;
  print(
    queued > 0
      ? `${reference} is released; ${queued} notifications are queued, the running site sends them within half a minute`
      : `${reference} is released; nobody is told, because neither SMTP_URL nor LEAD_WEBHOOK_URL is set`,
  );
}

type NotifyOptions = { dead?: boolean; dismiss?: boolean; ref?: string };

async function notify({ db, engine }: Session, { dead, dismiss, ref }: NotifyOptions): Promise<void> {
  if (dead === dismiss) throw new UsageError("Say --dead or --dismiss, one of them.");
  printDatabase(engine.location);
  const reference = ref === undefined ? undefined : (await leadOf(db, ref)).reference;
  if (dismiss) print(`${await dismissNotifications(db, reference)} notifications are forgotten`);
  else print(`${await retryNotifications(db, reference)} notifications are due now`);
}

async function allow({ db, engine }: Session, email: string): Promise<void> {
  printDatabase(engine.location);
  if (!(await allowSubscription(db, email))) throw new NotFound(`${email} has not unsubscribed.`);
  print(`${email} may subscribe again: the newsletter's form asks its owner to confirm`);
}
