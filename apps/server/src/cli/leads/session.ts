import type { OpenDatabase } from "@site/db/open";
import { inspectSpool } from "@site/db/spool/folder";
import { openExistingDatabase } from "@site/db/upkeep/open-existing";
import { type Env, parseEnv } from "../../configuration/env.ts";
import { announce } from "../say.ts";

export type Session = OpenDatabase & { env: Env };

/**
 * Opens the site's database beside a running server, works on it, and closes it whatever happens.
 * @param changes whether the work changes the database, which is then named before
 */
export async function withDatabase(
  work: (session: Session) => Promise<void>,
  { changes = false }: { changes?: boolean } = {},
): Promise<void> {
  const env = parseEnv(process.env);
  mentionSpool(env);
  const opened = await openExistingDatabase(env.databaseUrl);
  if (changes) announce(opened.engine.location);
  try {
    await work({ ...opened, env });
  } finally {
    await opened.db.destroy();
  }
}

/** Whoever looks for a lead should know that the database has not all of them. */
function mentionSpool({ spoolDir }: Env): void {
  if (spoolDir === null) return;
  const { waiting, left, newer } = inspectSpool(spoolDir);
  if (waiting > 0) process.stderr.write(`${waiting} leads wait in ${spoolDir} and are not in the database yet.\n`);
  for (const file of newer) process.stderr.write(`Leads of a newer release of this program wait in ${file}.\n`);
  for (const file of left) process.stderr.write(`Leads that could not be stored are in ${file}.\n`);
}
