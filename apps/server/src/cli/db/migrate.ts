import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataFolderOf, locationOf } from "@site/db/address";
import { inspectSpool } from "@site/db/intake/spool";
import { leadTables } from "@site/db/leads/lead-fields";
import { openDatabase } from "@site/db/open";
import { generateTypes } from "@site/db/upkeep/generate-types";
import { moveToServer } from "@site/db/upkeep/move";
import type { Command } from "commander";
import { parseEnv } from "../../configuration/env.ts";
import { prepare } from "../../open-site.ts";
import { print, printDatabase, printTable } from "../print.ts";

const schemaFile = join(import.meta.dirname, "../../../../../packages/db/src/schema.ts");

const migrateExamples = `
The site does the same at every start. Edited rows of the content tables stay as they are.

Examples:
  pnpm db:migrate                                          the database of DATABASE_URL
  pnpm db:migrate --types                                  after a new migration: the types of its columns
  DATABASE_URL=file:./copy.db pnpm db:migrate              another one`;

export function declareMigrate(program: Command): void {
  program
    .command("migrate")
    .description("migrate the database, and seed its content")
    .option("--types", "only write packages/db/src/schema.ts, from a database in memory")
    .addHelpText("after", migrateExamples)
    .action(migrate);
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
  writeFileSync(schemaFile, await generateTypes(db as never)); // the generator reads a database of any schema
  print(`Wrote ${schemaFile}`);
}

export function declareMove(program: Command): void {
  program
    .command("move")
    .description("move all data from the file to a PostgreSQL server; stop the site first. The file stays as it is")
    .argument("<url>", "an empty database on the server, such as postgres://user:password@host/database")
    .action(move);
}

async function move(url: string): Promise<void> {
  const { databaseUrl, spoolDir } = parseEnv(process.env);
  printDatabase(locationOf(databaseUrl));
  const { from, to, tables } = await moveToServer(databaseUrl, url);
  const rows = Object.entries(tables).map(([table, sum]) => [table, sum.rows, sum.checksum.slice(0, 12)]);
  printTable(["table", "rows", "checksum on both sides"], rows);
  const leads = leadTables.reduce((sum, table) => sum + (tables[table]?.rows ?? 0), 0);
  print(`${leads} leads and all else are on ${to}.`);
  print("Now set DATABASE_URL to the address that you gave, and start the site.");
  if (spoolDir !== null) print(spoolLine(spoolDir, join(dataFolderOf(url) ?? "", "spool")));
  print(`${from} is a copy now: data that 'pnpm leads erase' erases from now on stay in it until you delete it.`);
}

/** Says which SPOOL_DIR to set, because the default on PostgreSQL may differ from the default for the SQLite file. */
function spoolLine(spoolDir: string, next: string): string {
  const how = spoolDir === next ? "Without SPOOL_DIR or with this one" : `With SPOOL_DIR=${spoolDir}`;
  return `${how}, the first start stores the leads that wait in ${spoolDir} (${inspectSpool(spoolDir).waiting}); a start with another spool leaves them there.`;
}
