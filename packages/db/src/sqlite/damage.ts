import SqliteDatabase from "better-sqlite3";
import { StorageFault } from "../storage-fault.ts";

/** "quick" takes milliseconds for a thousand leads. */
export function findDamage(database: SqliteDatabase.Database, depth: "quick" | "full"): readonly string[] {
  try {
    return check(database, depth);
  } catch (error) {
    const fault = faultOf(error);
    if (fault instanceof StorageFault && /^SQLITE_(?:CORRUPT|NOTADB)/.test(fault.code)) return [fault.message];
    throw fault;
  }
}

function check(database: SqliteDatabase.Database, depth: "quick" | "full"): readonly string[] {
  const pragma = depth === "quick" ? "quick_check(1)" : "integrity_check";
  const rows = database.pragma(pragma) as Record<string, string>[]; // both pragmas return one column of text
  const texts = rows.flatMap((row) => Object.values(row)).filter((text) => text !== "ok");
  const found = texts.map((text) => text.replace(/^\*\*\* in database main \*\*\*\s*/, ""));
  if (depth === "quick") return found;
  const orphans = database.pragma("foreign_key_check") as { table: string; parent: string }[]; // the columns that SQLite documents
  return [...found, ...orphans.map(({ table, parent }) => `a row of ${table} names no row of ${parent}`)];
}

/** Also empties the log, because the log may contain the bytes of deleted rows. */
export function purgeDeleted(database: SqliteDatabase.Database): boolean {
  const busyMs = database.pragma("busy_timeout", { simple: true });
  database.pragma("busy_timeout = 5000");
  try {
    database.exec("VACUUM");
    return checkpoint(database);
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  } finally {
    database.pragma(`busy_timeout = ${busyMs}`);
  }
}

/** @returns false if another connection prevents the checkpoint */
export function checkpoint(database: SqliteDatabase.Database): boolean {
  const [result] = database.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[]; // the columns that SQLite documents
  return result?.busy === 0;
}

/** SQLite's error codes for a wrong row or a wrong statement. Any other code means that the storage has failed. */
const ownFaults = /^SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG|RANGE|MISUSE|ERROR)/;

export function faultOf(error: unknown): unknown {
  if (!(error instanceof SqliteDatabase.SqliteError)) return error;
  return ownFaults.test(error.code) ? error : new StorageFault(error.code, error.message, { cause: error });
}

export function isBusy(error: unknown): boolean {
  return error instanceof SqliteDatabase.SqliteError && /^SQLITE_(?:BUSY|LOCKED)/.test(error.code);
}
