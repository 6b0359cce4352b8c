import { Kysely } from "kysely";
import { filePathOf, isServerAddress } from "./address.ts";
import type { Engine, OpenOptions } from "./engine.ts";
import type { Database } from "./schema.ts";
import { openSqlite } from "./sqlite/sqlite.ts";
import { explained, StorageFault } from "./storage-fault.ts";

export type Db = Kysely<Database>;

export type OpenDatabase = { db: Db; engine: Engine };

/** @throws Error with a message for the operator if the database can't be opened, or if a crash could lose commits */
export async function openDatabase(url: string, options: OpenOptions = {}): Promise<OpenDatabase> {
  const engine = isServerAddress(url) ? await openServer(url, options) : openSqlite(filePathOf(url), options);
  const db = new Kysely<Database>({ dialect: engine.dialect });
  // A process that only reads can't lose a commit, and must be able to start while the server doesn't respond.
  if (options.readOnly === true) return { db, engine };
  try {
    await engine.assertDurable(db);
    return { db, engine };
  } catch (error) {
    await db.destroy();
    throw explained(engine, error);
  }
}

/** The PostgreSQL driver is imported only if needed, because the import takes a tenth of the startup time. */
async function openServer(url: string, options: OpenOptions): Promise<Engine> {
  const { openPostgres } = await import("./postgres/postgres.ts");
  return openPostgres(url, options);
}

/** A serialization failure and a deadlock. After either error, the transaction can simply run again. */
const passable = ["40001", "40P01"];
const attemptsMax = 5;

/** @param work changes nothing but the database, because it runs again after a deadlock */
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
