import { resolve } from "node:path";
import { openDatabase } from "@site/db/open";
import { shareViews } from "@site/db/upkeep/share";
import type { Command } from "commander";
import { parseEnv } from "../../configuration/env.ts";
import { print } from "../print.ts";

const examples = `
For an agency or a spreadsheet: the views of docs/lead-queries.md as tables of a SQLite file, without keys and hashes. It holds
names, addresses and messages of people. Works while the site runs, on both engines, and overwrites nothing.

Examples:
  pnpm db:share ../leads.db`;

export function declareShare(program: Command): void {
  program
    .command("share")
    .description("write a copy with the views alone, to hand out")
    .argument("<file>", "what to write")
    .addHelpText("after", examples)
    .action(async (given: string) => {
      const opened = await openDatabase(parseEnv(process.env).databaseUrl, { create: false });
      try {
        const file = resolve(given);
        for (const [view, rows] of await shareViews(opened, file)) print(`${view}: ${rows} rows`);
        print(`${file} is written. It holds personal data: erasures and corrections don't reach it.`);
      } finally {
        await opened.db.destroy();
      }
    });
}
