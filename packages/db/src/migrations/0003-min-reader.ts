import type { Migrating } from "../dialect.ts";

export async function minReader({ dialect, run }: Migrating): Promise<void> {
  await run(`CREATE TABLE schema_version (
  -- One row. min_reader is the number of the newest migration that a program must have to use this database. A migration
  -- that only adds doesn't change it; a migration that removes sets it to the migration of the first release without use for the removed part.
  id INTEGER PRIMARY KEY CHECK (id = 1),
  min_reader INTEGER NOT NULL
) ${dialect.end}`);
  await run("INSERT INTO schema_version (id, min_reader) VALUES (1, 1)");
}
