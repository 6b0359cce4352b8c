import { purge } from "@site/db/engine";
import { type ChangeResult, changeLead, redactHistory } from "@site/db/leads/requests";
import { allowSubscription } from "@site/db/outbox/newsletter";
import { dismissNotifications, retryNotifications } from "@site/db/outbox/outbox";
import type { Command } from "commander";
import { readChanges } from "../../forms/correction.ts";
import { notifyPolicy } from "../../notifications/notify-policy.ts";
import { NotFound, print, printDatabase, UsageError } from "../print.ts";
import { emailArgument, printTraces } from "./privacy.ts";
import { leadOf, type Session, withDatabase } from "./session.ts";

const correctExamples = `
Examples:
  pnpm leads correct CR-7F3K-9Q2M --phone "615 555 0119"
  pnpm leads correct CM-7F3K-9Q2M --message "Three providers." --redact     without a patient's name, also in its history

The reference and the promised time stay. The history on the lead's page has the old and the new entry; for a message, it
says only that it was changed. --redact also empties all earlier notes, additions and corrections.`;

export function declareChanges(program: Command): void {
  program
    .command("correct")
    .description("correct a visitor's entries")
    .argument("<reference>", "the lead's reference, such as CR-7F3K-9Q2M, in any spelling")
    .option("--name <text>")
    .option("--phone <text>")
    .option("--email <text>")
    .option("--company <text>", "practice or organization")
    .option("--message <text>", "the text of a contact message")
    .option("--redact", "also empty the lead's earlier notes, additions and corrections, because they name a patient")
    .addHelpText("after", correctExamples)
    .action(withDatabase(correct));
  program
    .command("notify")
    .description("retry failed notifications, or delete them; a recipient may get a message twice")
    .option("--dead", "try them again")
    .option("--dismiss", "delete them")
    .option("--ref <reference>", "only those of this lead")
    .action(withDatabase(notify));
  program
    .command("allow")
    .description("let an unsubscribed address subscribe again, at its owner's request; sends nothing")
    .addArgument(emailArgument())
    .action(withDatabase(allow));
}

type Corrections = Partial<Record<"name" | "phone" | "email" | "company" | "message", string>>;

async function correct(
  { db, engine, env }: Session,
  typed: string,
  { redact, ...corrections }: Corrections & { redact?: boolean },
): Promise<void> {
  if (Object.keys(corrections).length === 0 && !redact)
    throw new UsageError("Give an entry to correct, such as --phone.");
  printDatabase(engine.location);
  const lead = await leadOf(db, typed);
  const { reference } = lead;
  if (corrections.message !== undefined && lead.kind === "consultation")
    throw new UsageError(`${reference} is a consultation request, which has no message.`);
  const read = readChanges(lead, corrections);
  if ("errors" in read) throw new UsageError(Object.values(read.errors).join(" "));
  // The limit of confirmation emails is for visitors, so it doesn't apply to an operator.
  const policy = { ...notifyPolicy(env), mayConfirm: () => true };
  print(sentenceOf(reference, await changeLead(db, reference, read.changes, "command", policy)));
  if (!redact) return;
  await redactHistory(db, reference);
  print("Its earlier notes, additions and corrections are empty now, in queued messages too.");
  printTraces(engine, purge(engine));
}

function sentenceOf(reference: string, result: ChangeResult): string {
  if (result.is === "done") return `${reference} is corrected${result.confirms ? "; a confirmation is queued" : ""}`;
  if (result.is === "same") return `${reference} has these entries already`;
  if (result.is === "stale")
    throw new Error(`${reference} was corrected meanwhile (${result.fields.join(", ")}). Check it, and try again.`);
  throw new NotFound(`There is no lead ${reference} any more.`);
}

type NotifyOptions = { dead?: boolean; dismiss?: boolean; ref?: string };

async function notify({ db, engine }: Session, { dead, dismiss, ref }: NotifyOptions): Promise<void> {
  if (dead === dismiss) throw new UsageError("Give either --dead or --dismiss.");
  printDatabase(engine.location);
  const reference = ref === undefined ? undefined : (await leadOf(db, ref)).reference;
  if (dismiss) print(`${await dismissNotifications(db, reference)} notifications are deleted`);
  else print(`${await retryNotifications(db, reference)} notifications are due now`);
}

async function allow({ db, engine }: Session, email: string): Promise<void> {
  printDatabase(engine.location);
  if (!(await allowSubscription(db, email))) throw new NotFound(`${email} has not unsubscribed.`);
  print(`${email} may subscribe again: the newsletter's form asks its owner to confirm`);
}
