import { Kysely } from "kysely";
import { openSqlite } from "./dialects/sqlite.ts";
import type { Engine } from "./engine.ts";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;

export type OpenDatabase = { db: Db; engine: Engine };

/**
 * Opens the database and makes sure that what it acknowledges is on disk.
 * @param url `file:` and a path, relative to the working directory; `file::memory:` for a test
 * @throws Error with one sentence for people when it can't be opened or is not durable
 */
export function openDatabase(url: string): OpenDatabase {
  // The address itself is not repeated: it may hold a password.
  if (!url.startsWith("file:")) throw new Error("DATABASE_URL must begin with file:, such as file:./data/site.db.");
  const engine = openSqlite(url.slice("file:".length));
  engine.assertDurable();
  return { db: new Kysely<Database>({ dialect: engine.dialect }), engine };
}
