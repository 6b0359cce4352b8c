import SqliteDatabase from "better-sqlite3";
import { StorageFault } from "../../storage-fault.ts";

/** These say that a row, or a statement of ours, won't do; of everything else the storage itself is the cause. */
const ownFaults = /^SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG|RANGE|MISUSE|ERROR)/;

/** The error as this package throws it: a fault of the storage is told from all others. */
export function faultOf(error: unknown): unknown {
  if (!(error instanceof SqliteDatabase.SqliteError)) return error;
  return ownFaults.test(error.code) ? error : new StorageFault(error.code, error.message, { cause: error });
}

/** Whether the file is not, or no longer, what SQLite writes. */
export function isDamage(error: unknown): boolean {
  return error instanceof SqliteDatabase.SqliteError && /^SQLITE_(?:CORRUPT|NOTADB)/.test(error.code);
}

/** Whether another program has the lock that was wanted. */
export function isBusy(error: unknown): boolean {
  return error instanceof SqliteDatabase.SqliteError && /^SQLITE_(?:BUSY|LOCKED)/.test(error.code);
}
