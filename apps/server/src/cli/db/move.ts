import { join } from "node:path";
import { dataFolderOf, locationOf } from "@site/db/address";
import { inspectSpool } from "@site/db/intake/spool-folder";
import { leadTables } from "@site/db/leads/lead-tables";
import { moveToServer } from "@site/db/upkeep/move";
import type { Command } from "commander";
import { parseEnv } from "../../configuration/env.ts";
import { renderTable } from "../leads/read/table.ts";
import { print, printDatabase } from "../print.ts";

const examples = `
Stop the site first. The file stays as it is, and no site opens it any more.
Examples:
  pnpm db:move postgres://user:password@host/database`;

export function declareMove(program: Command): void {
  program
    .command("move")
    .description("move all data from the file to a PostgreSQL server")
    .argument("<url>", "an empty database on the server")
    .addHelpText("after", examples)
    .action(move);
}

async function move(url: string): Promise<void> {
  const { databaseUrl, spoolDir } = parseEnv(process.env);
  printDatabase(locationOf(databaseUrl));
  const { from, to, tables } = await moveToServer(databaseUrl, url);
  const rows = Object.entries(tables).map(([table, sum]) => [table, sum.rows, sum.checksum.slice(0, 12)]);
  process.stdout.write(renderTable(["table", "rows", "checksum on both sides"], rows));
  const leads = leadTables.reduce((sum, table) => sum + (tables[table]?.rows ?? 0), 0);
  print(`${leads} leads and all else are on ${to}.`);
  print(`Now set DATABASE_URL to the address that you gave, and start the site.`);
  if (spoolDir !== null) print(spoolLine(spoolDir, join(dataFolderOf(url) ?? "", "spool")));
  print(`${from} is a copy now: what 'pnpm leads erase' erases from now on stays in it until you delete it.`);
}

/** A site on a server looks for its spool in another folder than a site on a file elsewhere. */
function spoolLine(spoolDir: string, next: string): string {
  const how = spoolDir === next ? "Without SPOOL_DIR or with this one" : `With SPOOL_DIR=${spoolDir}`;
  return `${how}, the first start stores the leads that wait in ${spoolDir} (${inspectSpool(spoolDir).waiting}); a start with another spool leaves them there.`;
}
