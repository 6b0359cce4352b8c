import { locationOf } from "@site/db/address";
import type { SeedReport } from "@site/db/content/seed";
import { openDatabase } from "@site/db/open";
import type { Command } from "commander";
import { parseEnv } from "../../configuration/env.ts";
import { prepare } from "../../open-site.ts";
import { print, printDatabase } from "../print.ts";
import { closedLine } from "../start-lines.ts";

const examples = `
The site does the same at every start. Edited rows of the content tables stay as they are.

Examples:
  pnpm db:migrate                                          the database of DATABASE_URL
  DATABASE_URL=file:./copy.db npx --yes pnpm db:migrate    another one`;

export function declareMigrate(program: Command): void {
  program
    .command("migrate")
    .description("bring the database to the newest structure and content")
    .addHelpText("after", examples)
    .action(async () => {
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
