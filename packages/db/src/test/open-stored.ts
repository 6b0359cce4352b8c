import { readFileSync } from "node:fs";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { sql } from "kysely";
import { type OpenDatabase, openDatabase } from "../open.ts";
import { openEmptyDatabase } from "./open-test-database.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/**
 * For tests: a database as commit 54bb4c4, the last before the first release, stored it on this engine: leads of both
 * kinds in several statuses, notifications, subscribers, a little content. It is closed when the test ends.
 */
export async function openStored(): Promise<OpenDatabase> {
  const { onTestFinished } = await import("vitest");
  const dump = (engine: string) => readFileSync(join(import.meta.dirname, `stored/54bb4c4.${engine}.sql`), "utf8");
  if (process.env.TEST_POSTGRES_TEMPLATE !== undefined) {
    const opened = await openEmptyDatabase();
    await sql.raw(dump("postgres")).execute(opened.db);
    return opened;
  }
  const file = join(temporaryFolder(), "site.db");
  const database = new SqliteDatabase(file);
  database.exec(dump("sqlite"));
  database.close();
  const opened = await openDatabase(`file:${file}`);
  onTestFinished(() => opened.db.destroy());
  return opened;
}
