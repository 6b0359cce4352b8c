import SqliteDatabase from "better-sqlite3";

const waitMs = 1_000;

/** alone: no other process can open the database until it is closed · in-use · unreadable: nobody knows */
type LockResult =
  | { state: "alone"; database: SqliteDatabase.Database }
  | { state: "in-use" }
  | { state: "unreadable"; reason: string };

export function inUse(location: string): Error {
  return new Error(`${location} is in use. Stop the site, and whatever else has it open (Litestream, a SQL shell).`);
}

/**
 * Checkpoints the log and locks all other processes out, if none has the database open. Leaving WAL mode fails while
 * another connection exists, because each holds a shared lock, even while idle.
 */
export function lockAlone(location: string): LockResult {
  const database = new SqliteDatabase(location, { fileMustExist: true, timeout: waitMs });
  try {
    database.pragma("journal_mode = DELETE");
    database.exec("BEGIN EXCLUSIVE");
    return { state: "alone", database };
  } catch (error) {
    database.close();
    const code = error instanceof SqliteDatabase.SqliteError ? error.code : "";
    if (code.startsWith("SQLITE_BUSY")) return { state: "in-use" };
    return { state: "unreadable", reason: error instanceof Error ? error.message : String(error) };
  }
}
