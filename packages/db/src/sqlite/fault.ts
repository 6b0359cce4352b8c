import SqliteDatabase from "better-sqlite3";
import { StorageFault } from "../storage-fault.ts";

/** Codes caused by our own row or statement; the storage causes all others. */
const ownFaults = /^SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG|RANGE|MISUSE|ERROR)/;

/** Converts an error into a StorageFault if the storage is the cause. */
export function faultOf(error: unknown): unknown {
  if (!(error instanceof SqliteDatabase.SqliteError)) return error;
  return ownFaults.test(error.code) ? error : new StorageFault(error.code, error.message, { cause: error });
}

/** Whether the file is damaged, or not a SQLite database. */
export function isDamage(error: unknown): boolean {
  return error instanceof SqliteDatabase.SqliteError && /^SQLITE_(?:CORRUPT|NOTADB)/.test(error.code);
}

/** Whether another connection holds the required lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof SqliteDatabase.SqliteError && /^SQLITE_(?:BUSY|LOCKED)/.test(error.code);
}
