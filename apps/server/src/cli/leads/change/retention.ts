import { findExpired, removeExpired } from "@site/db/privacy/retention";
import type { Command } from "commander";
import { print, printDatabase, purgeNotes } from "../../print.ts";
import { renderTable } from "../read/table.ts";
import { type Session, withDatabase } from "../session.ts";

const examples = `
Classes and their periods (days; 0 keeps them for ever):
  quarantined             RETENTION_QUARANTINED_DAYS               leads that look like spam, from their arrival
  leads                   RETENTION_LEADS_DAYS                     all other leads, from their arrival
  notifications           RETENTION_NOTIFICATIONS_DAYS             sent or given up, from their creation
  newsletterUnsubscribed  RETENTION_NEWSLETTER_UNSUBSCRIBED_DAYS   addresses that unsubscribed, from then

Examples:
  pnpm leads retention              shows what would be removed, changes nothing
  pnpm leads retention --yes        removes it
  15 3 * * * cd /srv/site && npx --yes pnpm leads retention --yes      every night, in a crontab`;

export function declareRetention(program: Command): void {
  program
    .command("retention")
    .description("remove data older than its retention period")
    .option("--yes", "remove; without it nothing is changed")
    .addHelpText("after", examples)
    .action(withDatabase(retention));
}

async function retention({ db, engine, env }: Session, { yes }: { yes?: boolean }): Promise<void> {
  if (yes) printDatabase(engine.location);
  const { classes, purged } = yes
    ? await removeExpired({ db, engine }, env.retention)
    : { classes: await findExpired(db, env.retention), purged: "complete" as const };
  const head = ["class", "days", "from before", yes ? "rows removed" : "rows to remove"];
  const rows = classes.map(({ name, days, before, rows }) => [name, days, before ?? "kept for ever", rows]);
  process.stdout.write(renderTable(head, rows));
  if (!yes) print("Nothing is changed yet: add --yes.");
  const note = purgeNotes[purged];
  if (note !== null) print(note);
}
