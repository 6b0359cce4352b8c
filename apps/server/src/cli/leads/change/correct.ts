import { findLead } from "@site/db/leads/inbox";
import { correctLead } from "@site/db/leads/requests";
import type { Command } from "commander";
import { readCorrection } from "../../../forms/correction.ts";
import { NotFound, print, printDatabase, UsageError } from "../../print.ts";
import { referenceArgument, referenceOf } from "../arguments.ts";
import { type Session, withDatabase } from "../session.ts";

type CorrectOptions = Partial<Record<"name" | "phone" | "email" | "company" | "message", string>>;

const examples = `
Examples:
  pnpm leads correct CR-7F3K-9Q2M --phone "615 555 0119"
  pnpm leads correct CM-7F3K-9Q2M --message "Three providers."      such as without a patient's name

Reference and promised time stay. The old and the new entry are recorded, and shown by: pnpm leads show CR-7F3K-9Q2M`;

export function declareCorrect(program: Command): void {
  program
    .command("correct")
    .description("correct what a visitor entered")
    .addArgument(referenceArgument())
    .option("--name <text>")
    .option("--phone <text>")
    .option("--email <text>")
    .option("--company <text>", "practice or organization")
    .option("--message <text>", "of a contact message")
    .addHelpText("after", examples)
    .action(withDatabase(correct));
}

async function correct({ db, engine }: Session, typed: string, options: CorrectOptions): Promise<void> {
  if (Object.keys(options).length === 0) throw new UsageError("Say what is to be corrected, such as --phone.");
  printDatabase(engine.location);
  const reference = await referenceOf(db, typed);
  const lead = await findLead(db, reference);
  if (lead === undefined) throw new NotFound(`There is no lead ${reference}.`);
  if (options.message !== undefined && lead.kind === "consultation")
    throw new UsageError(`${reference} is a consultation request, which has no message.`);
  const corrected = readCorrection(lead, options);
  if ("errors" in corrected) throw new UsageError(Object.values(corrected.errors).join(" "));
  const result = await correctLead(db, reference, corrected.fields, null);
  print(result === "done" ? `${reference} is corrected` : `${reference} is as you say already`);
}
