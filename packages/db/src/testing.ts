import { migrate } from "./migrate.ts";
import { type OpenDatabase, openDatabase } from "./open.ts";
import { seed } from "./seed.ts";

/** For tests: a database in memory with the newest structure and the site's content. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const opened = openDatabase("file::memory:");
  await migrate(opened.db, opened.engine);
  await seed(opened.db);
  return opened;
}
