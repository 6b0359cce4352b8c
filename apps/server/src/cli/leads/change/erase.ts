import { inspectSpool, listForgotten } from "@site/db/intake/spool-folder";
import { findRefusal } from "@site/db/outbox/newsletter-refusals";
import { countPerson, erasePerson, findMentions } from "@site/db/privacy/erasure";
import type { Command } from "commander";
import { NotFound } from "../../exit.ts";
import { print, printDatabase, purgeNotes } from "../../print.ts";
import { emailArgument } from "../arguments.ts";
import { renderTable } from "../read/table.ts";
import { type Session, withDatabase } from "../session.ts";

const examples = `
Examples:
  pnpm leads erase ada@clinic.example          shows what would be erased, changes nothing
  pnpm leads erase ada@clinic.example --yes    erases it, and its bytes in the database file

Of each lead, one row stays that says when it was erased. Of an unsubscribed address, a keyed hash stays, so that nobody
can make the site write to it again. Copies and backups are not erased: the last lines of the output name them.`;

export function declareErase(program: Command): void {
  program
    .command("erase")
    .description("erase everything about one address")
    .addArgument(emailArgument())
    .option("--yes", "erase; without it nothing is changed")
    .addHelpText("after", examples)
    .action(withDatabase(erase));
}

async function erase(session: Session, email: string, { yes }: { yes?: boolean }): Promise<void> {
  const { db, engine, env } = session;
  if (yes) {
    printDatabase(engine.location);
    assertSpoolEmpty(env);
  }
  const mentions = await findMentions(db, email);
  const refusal = await findRefusal(db, email);
  const { rows, purged } = yes
    ? await erasePerson(session, email)
    : { rows: await countPerson(db, email), purged: "complete" as const };
  if (Object.values(rows).every((count) => count === 0) && mentions.length === 0 && refusal === undefined)
    throw new NotFound(`Nothing is stored about ${email}.`);
  process.stdout.write(renderTable(["table", yes ? "rows erased" : "rows to erase"], Object.entries(rows)));
  if (mentions.length > 0)
    print(`The address also stands in the texts of others; look at them: ${mentions.join(", ")}`);
  if (refusal !== undefined)
    print("The address unsubscribed: its keyed hash stays, so that nobody can make the site write to it again.");
  if (!yes) {
    print("Nothing is changed yet: add --yes.");
    return;
  }
  const note = purgeNotes[purged];
  if (note !== null) print(note);
  for (const copy of engine.files?.listCopies() ?? []) print(`A copy from before still holds it, delete it: ${copy}`);
  print("Backups elsewhere keep what they hold: delete those made before now, of Litestream as well.");
}

/**
 * Refuses to erase while the spool has leads, because they may be of the same person and would be stored afterwards.
 */
function assertSpoolEmpty({ spoolDir, defaultSpoolDir }: Session["env"]): void {
  if (spoolDir === null) return;
  const { waiting, left } = inspectSpool(spoolDir);
  if (left.length > 0) throw new Error("Nothing is erased: look at these leads, delete the files, and try again.");
  if (waiting > 0 || listForgotten(spoolDir, defaultSpoolDir).length > 0)
    throw new Error("Nothing is erased: they may be of the same person. Start their site, and try again.");
}
