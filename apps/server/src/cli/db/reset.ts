import { locationOf } from "@site/db/address";
import { removeDatabase } from "@site/db/upkeep/remove-database";
import type { Command } from "commander";
import { parseEnv } from "../../configuration/env.ts";
import { printDatabase } from "../print.ts";
import { migrateAndSeed } from "./migrate.ts";

const examples = `
Examples:
  pnpm db:reset                 refuses when leads are stored
  pnpm db:reset --with-leads    deletes them as well`;

export function declareReset(program: Command): void {
  program
    .command("reset")
    .description("for development: delete the database and create a new one")
    .option("--with-leads", "also when leads are stored; they are gone then")
    .addHelpText("after", examples)
    .action(async ({ withLeads = false }: { withLeads?: boolean }) => {
      const { databaseUrl, spoolDir } = parseEnv(process.env);
      printDatabase(locationOf(databaseUrl));
      await removeDatabase({ url: databaseUrl, spoolDir }, { withLeads });
      await migrateAndSeed(databaseUrl);
    });
}
