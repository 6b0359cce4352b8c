import type { Engine, Purge } from "@site/db/engine";
import { listLeadEvents, listLeadNotifications } from "@site/db/leads/lead-history";
import { findRefusal } from "@site/db/outbox/newsletter-refusals";
import { countPerson, eraseLead, erasePerson, findMentions, findPerson } from "@site/db/privacy/erasure";
import { findExpired, removeExpired } from "@site/db/privacy/retention";
import { toOneLine } from "@site/trpc-router/control-characters";
import { Argument, type Command, InvalidArgumentError } from "commander";
import { NotFound, print, printDatabase, printTable } from "../print.ts";
import { leadOf, type Session, spoolNotes, withDatabase } from "./session.ts";

const personExamples = `
Examples:
  pnpm leads person ada@clinic.example > ada.json    for a person who asks what is stored about them (GDPR, CCPA)

Keys: email, exported_at, and the name of each table with a list of rows.`;

const eraseExamples = `
Examples:
  pnpm leads erase ada@clinic.example          shows what would be erased, changes nothing
  pnpm leads erase ada@clinic.example --yes    erases it, and its bytes in the database file
  pnpm leads erase CR-7F3K-9Q2M --yes          one lead

For each lead, one row stays, which says when it was erased. For an unsubscribed address, a keyed hash stays, so that no
one can make the site email it again. Copies and backups are not erased: the last lines of the output name them.`;

const retentionExamples = `
.env.example explains the periods, RETENTION_…, which are counted in days; 0 keeps a class forever.
Copies of the database from before a migration are removed after 30 days.

Examples:
  pnpm leads retention              shows what would be removed, changes nothing
  pnpm leads retention --yes        removes it
  15 3 * * * cd /srv/site && pnpm leads retention --yes      every night, in a crontab`;

const purgeNotes: Readonly<Record<Purge, string | null>> = {
  complete: null,
  blocked:
    "Another program had the file open, so old bytes are left in the file or its log. End that program, and run this command again.",
  unsupported:
    "The rows are gone. Their bytes stay in the server's files until its next vacuum, and in its write-ahead log, standbys and backups as long as the server keeps those.",
};

export function printTraces(engine: Engine, purged: Purge): void {
  const note = purgeNotes[purged];
  if (note !== null) print(note);
  for (const copy of engine.files?.listCopies() ?? [])
    print(`An older copy still contains the data. Delete it: ${copy}`);
  print("Backups in other places still contain the data: delete those made before now, also Litestream's.");
  print("So do the office's mailboxes, exported files and uploads to ad networks: delete the data there by hand.");
}

export function declarePrivacy(program: Command): void {
  program
    .command("person")
    .description("print everything stored about one address, as JSON")
    .addArgument(emailArgument())
    .addHelpText("after", personExamples)
    .action(withDatabase(exportPerson));
  program
    .command("erase")
    .description("erase everything about one address, or one lead")
    .argument("<email or reference>", "the person's address, in any case, or the lead's reference", readPerson)
    .option("--yes", "erase; without --yes, nothing is changed")
    .addHelpText("after", eraseExamples)
    .action(withDatabase(erase));
  program
    .command("retention")
    .description("remove data older than its retention period")
    .option("--yes", "remove; without --yes, nothing is changed")
    .addHelpText("after", retentionExamples)
    .action(withDatabase(retention));
}

export function emailArgument(): Argument {
  return new Argument("<email>", "the person's address, in any case").argParser(readEmail);
}

function readEmail(typed: string): string {
  const email = toOneLine(typed).trim();
  if (!/^\S+@\S+$/.test(email)) throw new InvalidArgumentError("Give an email address, such as ada@clinic.example.");
  return email;
}

function readPerson(typed: string): string {
  return typed.includes("@") ? readEmail(typed) : typed;
}

async function exportPerson({ db }: Session, email: string): Promise<void> {
  const refusal = await findRefusal(db, email);
  const tables = { ...(await findPerson(db, email)), newsletter_refusals: refusal === undefined ? [] : [refusal] };
  if (Object.values(tables).every((rows) => rows.length === 0)) throw new NotFound(`Nothing is stored about ${email}.`);
  print(JSON.stringify({ email, exported_at: new Date().toISOString(), ...tables }, null, 2));
}

async function eraseReference(session: Session, typed: string, yes: boolean | undefined): Promise<void> {
  const { db, engine } = session;
  const { reference } = await leadOf(db, typed);
  const events = await listLeadEvents(db, reference);
  const messages = await listLeadNotifications(db, reference);
  print(`${reference}: a lead, ${events.length} events and ${messages.length} messages`);
  if (!yes) return print("Nothing is changed yet: add --yes.");
  const purged = await eraseLead(session, reference);
  print("The lead is erased.");
  printTraces(engine, purged);
}

async function erase(session: Session, typed: string, { yes }: { yes?: boolean }): Promise<void> {
  const { db, engine, env } = session;
  if (yes) {
    printDatabase(engine.location);
    if (spoolNotes(env).length > 0)
      throw new Error(
        "Nothing is erased, because leads in the spool may be from the same person. Let the site store them, or delete their files.",
      );
  }
  if (!typed.includes("@")) return eraseReference(session, typed, yes);
  const email = typed;
  const mentions = await findMentions(db, email);
  const refusal = await findRefusal(db, email);
  const { rows, purged } = yes
    ? await erasePerson(session, email)
    : { rows: await countPerson(db, email), purged: "complete" as const };
  if (Object.values(rows).every((count) => count === 0) && mentions.length === 0 && refusal === undefined)
    throw new NotFound(`Nothing is stored about ${email}.`);
  printTable(["table", yes ? "rows erased" : "rows to erase"], Object.entries(rows));
  if (mentions.length > 0) print(`The address is also in texts of other leads; check these: ${mentions.join(", ")}`);
  if (refusal !== undefined)
    print("A keyed hash of the unsubscribed address stays, so that no one can make the site email it again.");
  if (yes) printTraces(engine, purged);
  else print("Nothing is changed yet: add --yes.");
}

async function retention({ db, engine, env }: Session, { yes }: { yes?: boolean }): Promise<void> {
  if (yes) printDatabase(engine.location);
  const { classes, purged } = yes
    ? await removeExpired({ db, engine }, env.retention)
    : { classes: await findExpired(db, env.retention), purged: "complete" as const };
  const head = ["class", "days", "from before", yes ? "rows removed" : "rows to remove"];
  const rows = classes.map(({ name, days, before, rows }) => [name, days, before ?? "kept forever", rows]);
  printTable(head, rows);
  if (!yes) return print("Nothing is changed yet: add --yes.");
  // The copies that were made before migrations serve only to roll back a release, which nobody does after a month.
  const before = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
  for (const copy of engine.files?.removeCopies(before) ?? [])
    print(`${copy} deleted: a copy from before a migration, more than 30 days old`);
  const note = purgeNotes[purged];
  if (note !== null) print(note);
}
