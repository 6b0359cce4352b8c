import { join } from "node:path";
import { dataFolderOf } from "@site/db/address";
import { openDatabase } from "@site/db/open";
import { backUp, keepNewest } from "@site/db/upkeep/backup";
import { type Command, InvalidArgumentError } from "commander";
import { parseEnv } from "../../configuration/env.ts";
import { print } from "../print.ts";

const examples = `
Works while the site runs, and overwrites nothing. Beside the copy, FILE.sha256 holds its sum.

Examples:
  pnpm db:backup                        backups/site-<UTC time> beside the database
  pnpm db:backup --keep 14              the same, and deletes all but the newest 14 in that folder
  pnpm db:backup /mnt/other/site.db     another file, on another disk`;

export function declareBackup(program: Command): void {
  program
    .command("backup")
    .description("write a verified copy of the database")
    .argument("[file]", "what to write")
    .option("--keep <count>", "how many backups to keep in the folder backups; default: all", readCount)
    .addHelpText("after", examples)
    .action(backUpTo);
}

function readCount(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError("Give a number from 1 on.");
  return Number(text);
}

async function backUpTo(given: string | undefined, { keep }: { keep?: number }): Promise<void> {
  const { databaseUrl } = parseEnv(process.env);
  const { db, engine } = await openDatabase(databaseUrl, { create: false });
  try {
    const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
    const folder = dataFolderOf(databaseUrl) ?? ".";
    const { file, bytes } = await backUp(engine, given ?? join(folder, "backups", `site-${stamp}.db`));
    print(`${file}: ${Math.ceil(bytes / 1024)} KiB, a verified copy of ${engine.location}, on disk`);
    if (keep !== undefined) for (const old of keepNewest(folder, keep)) print(`${old} deleted`);
  } finally {
    await db.destroy();
  }
}
