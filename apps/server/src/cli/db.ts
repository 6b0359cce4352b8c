import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { dataFolderOf, isServerAddress, locationOf } from "@site/db/address";
import { inspectSpool } from "@site/db/intake/spool";
import { leadTables } from "@site/db/leads/lead-fields";
import { openDatabase } from "@site/db/open";
import { backUp, keepNewest, restore } from "@site/db/upkeep/backup";
import { drill } from "@site/db/upkeep/drill";
import { generateTypes } from "@site/db/upkeep/generate-types";
import { moveToServer } from "@site/db/upkeep/move";
import { shareViews } from "@site/db/upkeep/share";
import type { Command } from "commander";
import { parseEnv } from "../configuration/env.ts";
import { prepare } from "../open-site.ts";
import { newProgram, print, printDatabase, printTable, readCount, runProgram } from "./print.ts";
import { declareShell } from "./shell.ts";

const schemaFile = join(import.meta.dirname, "../../../../packages/db/src/schema.ts");

const migrateExamples = `
The site does the same at every start. Edited rows of the content tables stay as they are.

Examples:
  pnpm db:migrate                                          the database of DATABASE_URL
  pnpm db:migrate --types                                  after a new migration: the types of its columns
  DATABASE_URL=file:./copy.db pnpm db:migrate              another database`;

const backupExamples = `
Works while the site runs, and overwrites nothing. The checksum is in FILE.sha256 next to the copy.

Examples:
  pnpm db:backup                        backups/site-<UTC time> next to the database
  pnpm db:backup --keep 14              the same, and deletes all but the newest 14 in that folder
  pnpm db:backup /mnt/other/site.db     this file, on another disk`;

const drillExamples = `
Works while the site runs. Restores into a scratch folder, compares with FILE.sha256, reads a lead of each form, deletes the
folder. On PostgreSQL, FILE is a dump of pg_dump --format=custom, and the user needs the right CREATEDB.
Exit codes: 0 proven · 1 this backup can't be restored.

Examples:
  pnpm db:drill                         the newest of backups/ next to the database
  pnpm db:drill /mnt/other/site.db      this backup`;

export function createDatabaseProgram(): Command {
  const program = newProgram("pnpm db", "Commands for the database as a whole.").configureHelp({
    helpWidth: 100,
    commandUsage: (command) => `pnpm db:${command.parent ? command.name() : "<command>"} ${command.usage()}`,
  });
  program
    .command("migrate")
    .description("migrate the database, and seed its content")
    .option("--types", "only write packages/db/src/schema.ts, from a database in memory")
    .addHelpText("after", migrateExamples)
    .action(migrate);
  declareShell(program);
  declareBackups(program);
  program
    .command("move")
    .description("move all data from the file to a PostgreSQL server; stop the site first; the file is kept")
    .argument("<url>", "an empty database on the server, such as postgres://user:password@host/database")
    .action(move);
  return program;
}

function declareBackups(program: Command): void {
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
    .description(
      "write the views of docs/lead-queries.md to a SQLite file, for an agency; the file contains personal data",
    )
    .argument("<file>", "the file to write, which must not exist")
    .action(share);
}

async function migrate({ types = false }: { types?: boolean }): Promise<void> {
  if (types) return writeTypes();
  const { databaseUrl } = parseEnv(process.env);
  printDatabase(locationOf(databaseUrl));
  const opened = await openDatabase(databaseUrl);
  await using _ = opened.db;
  const { migration, seeded } = await prepare(opened);
  const { inserted, updated, removed, keptEdits } = seeded;
  const rows = `${inserted} rows seeded, ${updated} updated, ${removed} removed, ${keptEdits} edited rows kept`;
  print(`${opened.engine.location}: ${migration.applied.length} migrations applied, ${rows}`);
}

async function writeTypes(): Promise<void> {
  const opened = await openDatabase("file::memory:");
  await using db = opened.db;
  await prepare(opened);
  writeFileSync(schemaFile, await generateTypes(db));
  print(`Wrote ${schemaFile}`);
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
  const { databaseUrl } = parseEnv(process.env);
  const { backup, leads, seconds, isCompared } = await drill(databaseUrl, given);
  // A file of pg_dump has no checksum, so `doctor` accepts a drill without one if the database is on PostgreSQL.
  const uncounted = isServerAddress(databaseUrl) ? "" : ", and doctor doesn't count this drill";
  const sum = isCompared ? "" : `; its .sha256 file is missing, so no checksum was verified${uncounted}`;
  print(`${backup} can be restored: ${leads} leads in ${seconds} s${sum}.`);
}

async function restoreBackup(backup: string): Promise<void> {
  const { databaseUrl } = parseEnv(process.env);
  printDatabase(locationOf(databaseUrl));
  const { location, leads, isCompared, aside } = await restore(databaseUrl, backup);
  print(`${location}: ${leads} leads, restored from ${backup}`);
  if (!isCompared) print(`${backup}.sha256 is missing, so the backup's checksum was not verified.`);
  if (aside !== null) print(`The former ${aside.endsWith("-wal") ? "log" : "database"} is kept as ${aside}`);
  print(
    "People who were erased after the backup are in the database again. Erase them again: pnpm leads erase ADDRESS",
  );
}

async function share(given: string): Promise<void> {
  const opened = await openDatabase(parseEnv(process.env).databaseUrl, { create: false });
  await using _ = opened.db;
  const file = resolve(given);
  for (const [view, rows] of await shareViews(opened, file)) print(`${view}: ${rows} rows`);
  print(`${file} is written. It contains personal data, which later erasures and corrections don't change.`);
}

async function move(url: string): Promise<void> {
  const { databaseUrl, spoolDir } = parseEnv(process.env);
  printDatabase(locationOf(databaseUrl));
  const { from, to, tables } = await moveToServer(databaseUrl, url);
  const rows = Object.entries(tables).map(([table, sum]) => [table, sum.rows, sum.checksum.slice(0, 12)]);
  printTable(["table", "rows", "checksum on both sides"], rows);
  const leads = leadTables.reduce((sum, table) => sum + (tables[table]?.rows ?? 0), 0);
  print(`${leads} leads and all other data are on ${to}.`);
  print("Now set DATABASE_URL to the URL that you gave, and start the site.");
  if (spoolDir !== null) print(spoolLine(spoolDir, join(dataFolderOf(url) ?? "", "spool")));
  print(`${from} is only a copy now: data that you erase from now on stays in it until you delete it.`);
}

/** If the site used another spool after the move, it would not find the leads that wait in the old one. */
function spoolLine(spoolDir: string, next: string): string {
  const how = spoolDir === next ? "Leave SPOOL_DIR as it is" : `Set SPOOL_DIR=${spoolDir}`;
  return `${how}: the site stores the ${inspectSpool(spoolDir).waiting} leads that wait in ${spoolDir} when it starts. With another spool, it leaves them there.`;
}

if (import.meta.main) await runProgram(createDatabaseProgram());
