import { findRefusal } from "@site/db/outbox/newsletter-refusals";
import { findPerson } from "@site/db/privacy/person";
import type { Command } from "commander";
import { NotFound } from "../../exit.ts";
import { print } from "../../print.ts";
import { emailArgument } from "../arguments.ts";
import { type Session, withDatabase } from "../session.ts";

const examples = `
Examples:
  pnpm leads person ada@clinic.example > ada.json    for a person who asks what is stored about them (GDPR, CCPA)

Keys: email, exported_at, and the tables: consultation_requests, contact_submissions, lead_events,
notifications, newsletter_subscribers, newsletter_refusals, each a list of rows.`;

export function declarePerson(program: Command): void {
  program
    .command("person")
    .description("everything stored about one address, as JSON")
    .addArgument(emailArgument())
    .addHelpText("after", examples)
    .action(withDatabase(exportPerson));
}

async function exportPerson({ db }: Session, email: string): Promise<void> {
  const refusal = await findRefusal(db, email);
  const tables = { ...(await findPerson(db, email)), newsletter_refusals: refusal === undefined ? [] : [refusal] };
  if (Object.values(tables).every((rows) => rows.length === 0)) throw new NotFound(`Nothing is stored about ${email}.`);
  const person = { email, exported_at: new Date().toISOString(), ...tables };
  print(JSON.stringify(person, null, 2));
}
