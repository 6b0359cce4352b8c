import { forgottenSentence, inspectSpool, listForgotten } from "@site/db/intake/spool-files";
import type { OpenDatabase } from "@site/db/open";
import { StorageFault } from "@site/db/storage-fault";
import { storageSentence } from "@site/db/storage-sentence";
import { openExistingDatabase } from "@site/db/upkeep/open-existing";
import { type Env, parseEnv } from "../../configuration/env.ts";

export type Session = OpenDatabase & { env: Env };

/**
 * The action of a command that uses the site's database, also beside a running server. A command that changes something
 * names the database first, with `printDatabase`.
 * @returns a function that throws the errors of `work`, and an Error when the database is missing, fails, or its schema
 * is not current
 */
export function withDatabase<Words extends unknown[]>(work: (session: Session, ...words: Words) => Promise<void>) {
  return async (...words: Words): Promise<void> => {
    const env = parseEnv(process.env);
    warnOfSpool(env);
    const opened = await openExistingDatabase(env.databaseUrl);
    try {
      await work({ ...opened, env }, ...words);
    } catch (error) {
      const { location } = opened.engine;
      throw error instanceof StorageFault ? new Error(storageSentence(location, error), { cause: error }) : error;
    } finally {
      await opened.db.destroy();
    }
  };
}

/** Warns on stderr about leads in spools, because the command's result lacks them. */
function warnOfSpool({ spoolDir, defaultSpoolDir }: Env): void {
  if (spoolDir === null) return;
  const { waiting, left, unreadable } = inspectSpool(spoolDir);
  if (waiting > 0) process.stderr.write(`${waiting} leads wait in ${spoolDir} and are not in the database yet.\n`);
  for (const file of left) process.stderr.write(`Leads that could not be stored are in ${file}.\n`);
  for (const { sentence } of unreadable) process.stderr.write(`Leads may wait in the spool: ${sentence}.\n`);
  for (const folder of listForgotten(spoolDir, defaultSpoolDir))
    process.stderr.write(`${forgottenSentence(folder)}.\n`);
}
