import { allowSubscription } from "@site/db/outbox/newsletter";
import type { Command } from "commander";
import { NotFound } from "../../exit.ts";
import { print, printDatabase } from "../../print.ts";
import { emailArgument } from "../arguments.ts";
import { type Session, withDatabase } from "../session.ts";

const examples = `
Examples:
  pnpm leads allow ada@clinic.example      she unsubscribed, and has written that she wants the newsletter again

Sends nothing. When the address is entered in the newsletter's form, its owner is asked to confirm.`;

export function declareAllow(program: Command): void {
  program
    .command("allow")
    .description("let an unsubscribed address subscribe again, at its owner's request")
    .addArgument(emailArgument())
    .addHelpText("after", examples)
    .action(withDatabase(allow));
}

async function allow({ db, engine }: Session, email: string): Promise<void> {
  printDatabase(engine.location);
  if (!(await allowSubscription(db, email))) throw new NotFound(`${email} has not unsubscribed.`);
  print(`${email} may subscribe again: the newsletter's form asks its owner to confirm`);
}
