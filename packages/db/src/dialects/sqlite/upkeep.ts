import type SqliteDatabase from "better-sqlite3";
import type { RowCounts } from "../../engine.ts";
import { StorageFault } from "../../storage-fault.ts";
import { faultOf, isBusy } from "./fault.ts";

const purgingMs = 5_000;

/**
 * Reads every page once: a few milliseconds for a thousand leads.
 * @throws StorageFault when one is damaged
 */
export function assertWhole(database: SqliteDatabase.Database): void {
  const answer = quickCheck(database);
  if (answer !== "ok") throw new StorageFault("SQLITE_CORRUPT", answer);
}

function quickCheck(database: SqliteDatabase.Database): string {
  try {
    const answer = String(database.pragma("quick_check(1)", { simple: true }));
    return answer.replace(/^\*\*\* in database main \*\*\*\s*/, "");
  } catch (error) {
    throw faultOf(error);
  }
}

/** Damage in the file, in SQLite's words; empty if there is none. */
export function findDamage(database: SqliteDatabase.Database): readonly string[] {
  const rows = database.pragma("integrity_check") as { integrity_check: string }[]; // the pragma's documented answer
  const found = rows.map((row) => row.integrity_check).filter((text) => text !== "ok");
  const orphans = database.pragma("foreign_key_check") as { table: string; parent: string }[]; // likewise
  return [...found, ...orphans.map(({ table, parent }) => `a row of ${table} names no row of ${parent}`)];
}

/**
 * `secure_delete` overwrites rows as they are deleted, but a page that was split earlier has old copies in its free
 * space, which only rewriting the file removes. The log is truncated as well. Both need the locks of other connections
 * to end.
 */
export function purgeDeleted(database: SqliteDatabase.Database): boolean {
  database.pragma(`busy_timeout = ${purgingMs}`);
  // VACUUM uses a temporary file here, because in memory a million leads would need a gigabyte.
  database.pragma("temp_store = FILE");
  try {
    database.exec("VACUUM");
    const [result] = database.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[]; // the pragma's documented answer
    return result?.busy === 0;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  } finally {
    database.pragma("temp_store = MEMORY");
    database.pragma("busy_timeout = 0");
  }
}

/** How many rows each table has. */
export function countRows(database: SqliteDatabase.Database): RowCounts {
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .pluck()
    .all() as string[]; // one column of names
  const count = (table: string) => database.prepare(`SELECT count(*) FROM "${table}"`).pluck().get() as number; // count(*) is a number
  return Object.fromEntries(tables.map((table) => [table, count(table)]));
}
