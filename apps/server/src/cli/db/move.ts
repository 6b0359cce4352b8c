import { join } from "node:path";
import { dataFolderOf, locationOf } from "@site/db/address";
import { inspectSpool } from "@site/db/intake/spool-folder";
import { leadTables } from "@site/db/leads/lead-tables";
import { type Moved, moveToServer } from "@site/db/upkeep/move/move";
import type { Command } from "commander";
import { type Env, parseEnv } from "../../configuration/env.ts";
import { renderTable } from "../leads/read/table.ts";
import { print, printDatabase } from "../print.ts";

const examples = `
Works while the site runs, which keeps new leads in its spool meanwhile. The file stays, and no site writes to it any more.

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

async function move(to: string): Promise<void> {
  const env = parseEnv(process.env);
  printDatabase(locationOf(env.databaseUrl));
  const moved = await moveToServer(env.databaseUrl, to, () => {
    print("The data is being copied; a running site keeps its leads in the spool meanwhile.");
  });
  report(moved);
  for (const line of nextSteps(env, moved, to)) print(line);
}

function report({ tables, leftOut, continued, to }: Moved): void {
  const rows = Object.entries(tables).map(([table, each]) => [table, each.rows, each.digest.slice(0, 12)]);
  process.stdout.write(renderTable(["table", "rows", "digest on both sides"], rows));
  const leads = leadTables.reduce((sum, table) => sum + (tables[table]?.rows ?? 0), 0);
  print(
    continued ? `An earlier run had copied all ${leads} leads to ${to}.` : `${leads} leads and all else are on ${to}.`,
  );
  for (const table of leftOut) print(`Not moved, because this program did not make it: the table ${table}`);
}

function nextSteps({ spoolDir }: Env, { from }: Moved, to: string): string[] {
  // Without SPOOL_DIR a site on a server looks for its spool in another folder than a site on a file elsewhere.
  const isElsewhere = spoolDir !== null && spoolDir !== join(dataFolderOf(to) ?? "", "spool");
  const waiting = spoolDir === null ? 0 : inspectSpool(spoolDir).waiting;
  return [
    `Now set DATABASE_URL to the address that you gave${isElsewhere ? `, set SPOOL_DIR=${spoolDir}` : ""}, and restart the site.`,
    `It then stores the leads that wait in ${spoolDir} (${waiting} now); until then, new ones go there too.`,
    `${from} is unchanged, and no site writes to it any more. It is a copy: what 'pnpm leads erase' erases from now on stays in it until you delete it.`,
  ];
}
