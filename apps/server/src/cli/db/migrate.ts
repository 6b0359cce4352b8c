import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { locationOf } from "@site/db/address";
import type { SeedReport } from "@site/db/content/seed";
import { openDatabase } from "@site/db/open";
import { generateTypes } from "@site/db/upkeep/generate-types";
import type { Command } from "commander";
import { parseEnv } from "../../configuration/env.ts";
import { prepare } from "../../open-site.ts";
import { print, printDatabase } from "../print.ts";
import { closedLine } from "../start-lines.ts";

const schemaFile = join(import.meta.dirname, "../../../../../packages/db/src/schema.ts");

const examples = `
The site does the same at every start. Edited rows of the content tables stay as they are.

Examples:
  pnpm db:migrate                                          the database of DATABASE_URL
  pnpm db:migrate --types                                  after a new migration: the types of its columns
  DATABASE_URL=file:./copy.db npx --yes pnpm db:migrate    another one`;

export function declareMigrate(program: Command): void {
  program
    .command("migrate")
    .description("bring the database to the newest structure and content")
    .option("--types", "only write packages/db/src/schema.ts, from a database in memory")
    .addHelpText("after", examples)
    .action(async ({ types = false }: { types?: boolean }) => {
      if (types) return writeTypes();
      const { databaseUrl } = parseEnv(process.env);
      printDatabase(locationOf(databaseUrl));
      await migrateAndSeed(databaseUrl);
    });
}

/** @param databaseUrl a file is created if it is missing */
export async function migrateAndSeed(databaseUrl: string): Promise<void> {
  const opened = await openDatabase(databaseUrl);
  try {
    const { closedToOthers, migration, seeded } = await prepare(opened);
    for (const path of closedToOthers) print(closedLine(path));
    print(`${opened.engine.location}: ${migration.applied.length} migrations applied, ${describe(seeded)}`);
  } finally {
    await opened.db.destroy();
  }
}

function describe({ inserted, updated, removed, keptEdits }: SeedReport): string {
  return `${inserted} rows seeded, ${updated} updated, ${removed} removed, ${keptEdits} edited rows kept`;
}

async function writeTypes(): Promise<void> {
  const { db, engine } = await openDatabase("file::memory:");
  await prepare({ db, engine });
  writeFileSync(schemaFile, await generateTypes(db as never)); // the generator reads a database of any schema
  await db.destroy();
  print(`Wrote ${schemaFile}`);
}
