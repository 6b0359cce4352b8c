import { join, resolve } from "node:path";
import { dataFolderOf, locationOf } from "@site/db/address";
import { openDatabase } from "@site/db/open";
import { backUp, keepNewest } from "@site/db/upkeep/backup";
import { drill } from "@site/db/upkeep/drill";
import { restore } from "@site/db/upkeep/restore";
import { shareViews } from "@site/db/upkeep/share";
import type { Command } from "commander";
import { parseEnv } from "../../configuration/env.ts";
import { readCount } from "../leads/arguments.ts";
import { print, printDatabase } from "../print.ts";

const backupExamples = `
Works while the site runs, and overwrites nothing. The checksum is in FILE.sha256 next to the copy.

Examples:
  pnpm db:backup                        backups/site-<UTC time> next to the database
  pnpm db:backup --keep 14              the same, and deletes all but the newest 14 in that folder
  pnpm db:backup /mnt/other/site.db     another file, on another disk`;

const drillExamples = `
Works while the site runs. Restores into a scratch folder, compares with FILE.sha256, reads a lead of each form, deletes the
folder. On PostgreSQL, FILE is a dump of pg_dump --format=custom, and the user needs the right CREATEDB.
Exit codes: 0 proven · 1 this backup can't be restored.

Examples:
  pnpm db:drill                         the newest of backups/ next to the database
  pnpm db:drill /mnt/other/site.db      another backup`;

export function declareBackups(program: Command): void {
  program
    .command("backup")
    .description("write a verified copy of the database")
    .argument("[file]", "the file to write")
    .option("--keep <count>", "how many backups to keep in the folder backups; default: all", readCount)
    .addHelpText("after", backupExamples)
    .action(backUpTo);
  program
    .command("drill")
    .description("prove that a backup can be restored; changes nothing")
    .argument("[backup]", "the backup to test")
    .addHelpText("after", drillExamples)
    .action(drillBackup);
  program
    .command("restore")
    .description("replace the database with a backup, and keep the old one; stop the site first")
    .argument("<file>", "a backup that pnpm db:backup wrote")
    .action(restoreBackup);
  program
    .command("share")
    .description("write the views of docs/lead-queries.md to a SQLite file, for an agency; it holds personal data")
    .argument("<file>", "the file to write; nothing is overwritten")
    .action(share);
}

async function backUpTo(given: string | undefined, { keep }: { keep?: number }): Promise<void> {
  const { databaseUrl } = parseEnv(process.env);
  const { db, engine } = await openDatabase(databaseUrl, { create: false });
  await using _ = db;
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const folder = dataFolderOf(databaseUrl) ?? ".";
  const { file, bytes } = await backUp(engine, given ?? join(folder, "backups", `site-${stamp}.db`));
  print(`${file}: ${Math.ceil(bytes / 1024)} KiB, a verified copy of ${engine.location}, on disk`);
  if (keep !== undefined) for (const old of keepNewest(folder, keep)) print(`${old} deleted`);
}

async function drillBackup(given: string | undefined): Promise<void> {
  const { backup, leads, seconds, isCompared } = await drill(parseEnv(process.env).databaseUrl, given);
  const sum = "; no checksum was verified, because there is no .sha256 next to it, so this proves no backup";
  print(`${backup} can be restored: ${leads} leads in ${seconds} s${isCompared ? "" : sum}.`);
}

async function restoreBackup(backup: string): Promise<void> {
  const { databaseUrl } = parseEnv(process.env);
  printDatabase(locationOf(databaseUrl));
  const { location, leads, isCompared, aside } = await restore(databaseUrl, backup);
  print(`${location}: ${leads} leads, restored from ${backup}`);
  if (!isCompared) print(`${backup}.sha256 is not there: a changed letter in a text would not have been noticed.`);
  if (aside !== null)
    print(`${aside.endsWith("-wal") ? "The log" : "The database"} that was there is kept as ${aside}`);
  print("People who were erased since the backup are in it again: pnpm leads erase ADDRESS");
}

async function share(given: string): Promise<void> {
  const opened = await openDatabase(parseEnv(process.env).databaseUrl, { create: false });
  await using _ = opened.db;
  const file = resolve(given);
  for (const [view, rows] of await shareViews(opened, file)) print(`${view}: ${rows} rows`);
  print(`${file} is written. It holds personal data: erasures and corrections don't reach it.`);
}
