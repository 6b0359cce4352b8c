import type { OpenDatabase } from "@site/db/open";
import { StorageFault } from "@site/db/storage-fault";
import { storageSentence } from "@site/db/storage-sentence";
import { openExistingDatabase } from "@site/db/upkeep/open-existing";
import { type Env, parseEnv } from "../../configuration/env.ts";
import { spoolNotes } from "./spool-notes.ts";

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
    // On stderr, because the result may be piped to another program.
    for (const { text } of spoolNotes(env)) process.stderr.write(`${text}.\n`);
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
