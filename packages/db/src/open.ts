import { Kysely } from "kysely";
import { openSqlite } from "./dialects/sqlite/sqlite.ts";
import type { Engine } from "./engine.ts";
import { filePathOf } from "./file-path.ts";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;

export type OpenDatabase = { db: Db; engine: Engine };

/**
 * Opens the database and makes sure that what it acknowledges is on disk.
 * @param url `file:` and a path, relative to the working directory; `file::memory:` for a test
 * @param options `create: false` refuses where there is none yet; `readOnly`: for reading alone, and never made; `busyMs`: how
 *   long to wait for another program's lock
 * @throws Error with one sentence for people when it can't be opened or is not durable
 */
export function openDatabase(
  url: string,
  options: { create?: boolean; readOnly?: boolean; busyMs?: number } = {},
): OpenDatabase {
  const engine = openSqlite(filePathOf(url), options);
  if (options.readOnly !== true) engine.assertDurable();
  return { db: new Kysely<Database>({ dialect: engine.dialect }), engine };
}
