import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadEnvFile } from "node:process";
import { dataFolderOf, locationOf } from "@site/db/address";
import type { SeedReport } from "@site/db/content/seed";
import { openDatabase } from "@site/db/open";
import { backUp } from "@site/db/upkeep/backup";
import { generateTypes } from "@site/db/upkeep/generate-types";
import { removeDatabase } from "@site/db/upkeep/remove-database";
import { restore } from "@site/db/upkeep/restore";
import { parseEnv } from "../configuration/env.ts";
import { prepare } from "../open-site.ts";
import { move } from "./db/move.ts";
import { exitWithError, print, printDatabase } from "./print.ts";
import { closedLine } from "./start-lines.ts";

const schemaFile = join(import.meta.dirname, "../../../../packages/db/src/schema.ts");

const commands: Record<string, () => Promise<void>> = {
  migrate,
  reset,
  types,
  backup: backUpTo,
  restore: restoreFrom,
  move: () => move(process.argv.slice(3)),
};

try {
  if (existsSync(".env")) loadEnvFile(".env");
  const command = commands[process.argv[2] ?? ""];
  if (command === undefined) throw new Error(`Usage: db ${Object.keys(commands).join(" | ")}`);
  await command();
} catch (error) {
  exitWithError(error);
}

async function migrate(): Promise<void> {
  printDatabase(locationOf(parseEnv(process.env).databaseUrl));
  await migrateAndSeed();
}

async function migrateAndSeed(): Promise<void> {
  const opened = await openDatabase(parseEnv(process.env).databaseUrl);
  const { closedToOthers, migration, seeded } = await prepare(opened);
  for (const path of closedToOthers) print(closedLine(path));
  print(`${opened.engine.location}: ${migration.applied.length} migrations applied, ${describe(seeded)}`);
  await opened.db.destroy();
}

/**
 * For development: deletes the database and creates a new one. Refuses if it has leads, unless `--with-leads` is given.
 */
async function reset(): Promise<void> {
  const { databaseUrl, spoolDir } = parseEnv(process.env);
  printDatabase(locationOf(databaseUrl));
  await removeDatabase({ url: databaseUrl, spoolDir }, { withLeads: process.argv.includes("--with-leads") });
  await migrateAndSeed();
}

async function types(): Promise<void> {
  const { db, engine } = await openDatabase("file::memory:");
  await prepare({ db, engine });
  writeFileSync(schemaFile, await generateTypes(db as never)); // the generator reads a database of any schema
  await db.destroy();
  print(`Wrote ${schemaFile}`);
}

/** `backup [FILE]`: FILE defaults to `backups/site-<UTC time>` beside the database. */
async function backUpTo(): Promise<void> {
  const { databaseUrl } = parseEnv(process.env);
  const { db, engine } = await openDatabase(databaseUrl, { create: false });
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const given =
    process.argv[3] ?? join(dataFolderOf(databaseUrl) ?? ".", "backups", `site-${stamp}.${engine.backupEnding}`);
  // `connection()` reserves the connection for the backup, and makes Kysely open it, because `destroy` only closes an
  // open one.
  const { file, bytes, rows } = await db.connection().execute(() => backUp(engine, given));
  await db.destroy();
  const leads = (rows.consultation_requests ?? 0) + (rows.contact_submissions ?? 0);
  print(`${file}: ${Math.ceil(bytes / 1024)} KiB, ${leads} leads; verified and on disk`);
}

/** `restore FILE [--force]` */
async function restoreFrom(): Promise<void> {
  const [backup, ...others] = process.argv.slice(3).filter((word) => word !== "--force");
  if (backup === undefined || others.length > 0) throw new Error("Usage: db restore FILE [--force]");
  const force = process.argv.includes("--force");
  const { databaseUrl } = parseEnv(process.env);
  printDatabase(locationOf(databaseUrl));
  const { location, leads, aside } = await restore(databaseUrl, backup, { force });
  print(`${location}: ${leads} leads, restored from ${backup}`);
  if (aside !== null) print(`The database that was there is kept as ${aside}`);
}

function describe({ inserted, updated, removed, keptEdits }: SeedReport): string {
  return `${inserted} rows seeded, ${updated} updated, ${removed} removed, ${keptEdits} edited rows kept`;
}
