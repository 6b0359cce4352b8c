import { findRefusal } from "@site/db/outbox/newsletter-refusals";
import { countPerson, type ErasureCounts, erasePerson, findMentions } from "@site/db/privacy/erasure";
import { inspectSpool } from "@site/db/spool/folder";
import type { Command } from "commander";
import { notPurged, say } from "../../say.ts";
import { emailArgument } from "../arguments.ts";
import { NotFound } from "../exit.ts";
import { renderTable } from "../read/table.ts";
import { type Session, withDatabase } from "../session.ts";

const examples = `
Examples:
  pnpm leads erase ada@clinic.example          shows what would go, changes nothing
  pnpm leads erase ada@clinic.example --yes    removes it, and its bytes from the database file

Of each lead one row stays: that it was erased, and when. Of an address that unsubscribed a keyed hash stays, so that
nobody can make the site write to it again. Backups are files of their own: see below the result.`;

export function declareErase(program: Command): void {
  program
    .command("erase")
    .description("erase everything about one address")
    .addArgument(emailArgument())
    .option("--yes", "really do it; without it nothing is changed")
    .addHelpText("after", examples)
    .action((email: string, { yes = false }: { yes?: boolean }) =>
      withDatabase((session) => erase(session, email, yes), { changes: yes }),
    );
}

async function erase(session: Session, email: string, yes: boolean): Promise<void> {
  const { db, engine, env } = session;
  if (yes) refuseWaitingLeads(env.spoolDir);
  const mentions = await findMentions(db, email);
  const refusal = await findRefusal(db, email);
  const { rows, purged } = yes
    ? await erasePerson(session, email)
    : { rows: await countPerson(db, email), purged: true };
  if (sum(rows) + mentions.length === 0 && refusal === undefined)
    throw new NotFound(`Nothing is stored about ${email}.`);
  process.stdout.write(renderTable(["table", yes ? "rows erased" : "rows to erase"], Object.entries(rows)));
  if (mentions.length > 0) say(`The address also stands in the texts of others; look at them: ${mentions.join(", ")}`);
  if (refusal !== undefined)
    say("The address unsubscribed: its keyed hash stays, so that nobody can make the site write to it again.");
  if (!yes) {
    say("Nothing is changed yet: add --yes.");
    return;
  }
  if (!purged) say(notPurged);
  for (const copy of engine.listCopies()) say(`A copy from before still holds it, delete it: ${copy}`);
  say("Backups elsewhere keep what they hold: delete those made before now, of Litestream as well.");
}

/** What is said to be erased must be nowhere. The running site empties the spool within seconds of the database's return. */
function refuseWaitingLeads(spoolDir: string | null): void {
  if (spoolDir === null) return;
  const { waiting, left, newer } = inspectSpool(spoolDir);
  if (waiting > 0) throw new Error("Nothing is erased: they may be of the same person. Start the site, and try again.");
  if (newer.length > 0) throw new Error("Nothing is erased: update the program, start the site, and try again.");
  if (left.length > 0) throw new Error("Nothing is erased: look at these leads, delete the files, and try again.");
}

function sum(counts: ErasureCounts): number {
  return Object.values(counts).reduce((total, rows) => total + rows, 0);
}
