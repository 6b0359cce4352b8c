import SqliteDatabase from "better-sqlite3";
import { StorageFault } from "../storage-fault.ts";

/** Describes damage in the file in SQLite's words. @param depth quick: takes milliseconds for a thousand leads */
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
  const rows = database.pragma(pragma) as Record<string, string>[]; // the pragmas are documented to return one column of texts
  const texts = rows.flatMap((row) => Object.values(row)).filter((text) => text !== "ok");
  const found = texts.map((text) => text.replace(/^\*\*\* in database main \*\*\*\s*/, ""));
  if (depth === "quick") return found;
  const orphans = database.pragma("foreign_key_check") as { table: string; parent: string }[]; // the pragma is documented to return these columns
  return [...found, ...orphans.map(({ table, parent }) => `a row of ${table} names no row of ${parent}`)];
}

/** Rewrites the file, because its pages may contain deleted rows. @returns false if another connection prevents this */
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

/** Moves the whole log into the database file. @returns false if another connection prevents this */
export function checkpoint(database: SqliteDatabase.Database): boolean {
  const [result] = database.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[]; // the pragma is documented to return this
  return result?.busy === 0;
}

/** Codes that mean a wrong row or statement. All other codes are storage faults. */
const ownFaults = /^SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG|RANGE|MISUSE|ERROR)/;

/** Converts an error that the storage has caused into a StorageFault, and returns any other error unchanged. */
export function faultOf(error: unknown): unknown {
  if (!(error instanceof SqliteDatabase.SqliteError)) return error;
  return ownFaults.test(error.code) ? error : new StorageFault(error.code, error.message, { cause: error });
}

export function isBusy(error: unknown): boolean {
  return error instanceof SqliteDatabase.SqliteError && /^SQLITE_(?:BUSY|LOCKED)/.test(error.code);
}
