import { type AnsweredStatus, setLeadStatus } from "@site/db/leads/status";
import { Argument, type Command } from "commander";
import { NotFound } from "../../exit.ts";
import { print, printDatabase } from "../../print.ts";
import { referenceArgument } from "../arguments.ts";
import { type Session, withDatabase } from "../session.ts";

const statuses = ["contacted", "won", "lost", "new"] as const satisfies AnsweredStatus[];

const examples = `
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
    .addHelpText("after", examples)
    .action(withDatabase(change));
}

async function change(
  { db, engine }: Session,
  reference: string,
  status: AnsweredStatus,
  { note }: { note?: string },
): Promise<void> {
  printDatabase(engine.location);
  const changed = await setLeadStatus(db, { reference, status, note: note?.trim() || null });
  if (changed === undefined) throw new NotFound(`There is no lead ${reference}.`);
  const same = `${reference} was ${status} already${note ? "; the note is kept" : ""}`;
  print(changed.before === status ? same : `${reference}: ${changed.before} → ${status}`);
}
