import { join } from "node:path";
import { dataFolderOf } from "@site/db/address";
import { openDatabase } from "@site/db/open";
import { backUp } from "@site/db/upkeep/backup";
import type { Command } from "commander";
import { parseEnv } from "../../configuration/env.ts";
import { print } from "../print.ts";

const examples = `
Works while the site runs, and overwrites nothing.

Examples:
  pnpm db:backup                        backups/site-<UTC time> beside the database
  pnpm db:backup /mnt/other/site.db     another file, on another disk`;

export function declareBackup(program: Command): void {
  program
    .command("backup")
    .description("write a verified copy of the database")
    .argument("[file]", "what to write")
    .addHelpText("after", examples)
    .action(backUpTo);
}

async function backUpTo(given?: string): Promise<void> {
  const { databaseUrl } = parseEnv(process.env);
  const { db, engine } = await openDatabase(databaseUrl, { create: false });
  try {
    const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
    const path = given ?? join(dataFolderOf(databaseUrl) ?? ".", "backups", `site-${stamp}.db`);
    const { file, bytes } = backUp(engine, path);
    print(`${file}: ${Math.ceil(bytes / 1024)} KiB, a verified copy of ${engine.location}, on disk`);
  } finally {
    await db.destroy();
  }
}
