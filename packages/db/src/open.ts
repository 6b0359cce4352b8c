import { Kysely } from "kysely";
import { filePathOf, isServerAddress } from "./address.ts";
import type { Engine, OpenOptions } from "./engine.ts";
import type { Database } from "./schema.ts";
import { openSqlite } from "./sqlite/sqlite.ts";
import { explained, StorageFault } from "./storage-fault.ts";

export type Db = Kysely<Database>;

export type OpenDatabase = { db: Db; engine: Engine };

/**
 * Opens the database and verifies that its commits survive a crash.
 * @param url `file:` and a path, relative to the repository; `file::memory:`; or `postgres:` and a server
 * @throws Error with one sentence for the operator if the database can't be opened or is not durable
 */
export async function openDatabase(url: string, options: OpenOptions = {}): Promise<OpenDatabase> {
  const engine = isServerAddress(url) ? await openServer(url, options) : openSqlite(filePathOf(url), options);
  const db = new Kysely<Database>({ dialect: engine.dialect });
  // A process that only reads must start even while the server doesn't respond.
  if (options.readOnly === true) return { db, engine };
  try {
    await engine.assertDurable(db);
    return { db, engine };
  } catch (error) {
    await db.destroy();
    throw explained(engine, error);
  }
}

/** Imports the driver only when it is needed, because the import takes a tenth of the startup time. */
async function openServer(url: string, options: OpenOptions): Promise<Engine> {
  const { openPostgres } = await import("./postgres/postgres.ts");
  return openPostgres(url, options);
}

/** The SQLSTATEs of a serialization failure and of a deadlock. */
const passable = ["40001", "40P01"];
const attemptsMax = 5;

/** Runs the work in a transaction. @param work must change only the database, because it runs again after a deadlock */
export async function inTransaction<T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const isPassable = error instanceof StorageFault && passable.includes(error.code);
      if (!isPassable || attempt === attemptsMax) throw error;
    }
  }
}
