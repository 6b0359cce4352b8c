import { Kysely } from "kysely";
import { openSqlite } from "./dialects/sqlite.ts";
import type { Engine } from "./engine.ts";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;

export type OpenDatabase = { db: Db; engine: Engine };

/**
 * Opens the database and makes sure that what it acknowledges is on disk.
 * @param url `file:` and a path, relative to the working directory; `file::memory:` for a test
 * @param options `create: false` refuses where there is none yet
 * @throws Error with one sentence for people when it can't be opened or is not durable
 */
export function openDatabase(url: string, options: { create?: boolean } = {}): OpenDatabase {
  const engine = openSqlite(filePathOf(url), options);
  engine.assertDurable();
  return { db: new Kysely<Database>({ dialect: engine.dialect }), engine };
}

/** @throws Error with one sentence for people; the address itself is not repeated: it may hold a password */
export function filePathOf(url: string): string {
  if (!url.startsWith("file:")) throw new Error("DATABASE_URL must begin with file:, such as file:./data/site.db.");
  return url.slice("file:".length);
}
