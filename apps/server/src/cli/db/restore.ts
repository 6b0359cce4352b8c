import { locationOf } from "@site/db/address";
import { restore } from "@site/db/upkeep/restore";
import type { Command } from "commander";
import { parseEnv } from "../../configuration/env.ts";
import { print, printDatabase } from "../print.ts";

const examples = `
Stop the site first. The database that was there is kept under another name.

Examples:
  pnpm db:restore /mnt/other/site.db`;

export function declareRestore(program: Command): void {
  program
    .command("restore")
    .description("put a backup in the place of the database")
    .argument("<file>", "a backup that pnpm db:backup wrote")
    .addHelpText("after", examples)
    .action(async (backup: string) => {
      const { databaseUrl } = parseEnv(process.env);
      printDatabase(locationOf(databaseUrl));
      const { location, leads, isCompared, aside } = await restore(databaseUrl, backup);
      print(`${location}: ${leads} leads, restored from ${backup}`);
      if (!isCompared) print(`${backup}.sha256 is not there: a changed letter in a text would not have been noticed.`);
      if (aside !== null)
        print(`${aside.endsWith("-wal") ? "The log" : "The database"} that was there is kept as ${aside}`);
      print("Whoever was erased since the backup is in it again: pnpm leads erase ADDRESS");
    });
}
