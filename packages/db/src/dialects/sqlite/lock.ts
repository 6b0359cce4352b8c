import SqliteDatabase from "better-sqlite3";

const waitMs = 1_000;

/** alone: nobody else has the database open, or can until `release` · in-use: somebody has · unreadable: it can't be told */
type LockResult =
  | { state: "alone"; release: () => void }
  | { state: "in-use" }
  | { state: "unreadable"; reason: string };

export function inUse(location: string): Error {
  return new Error(`${location} is in use. Stop the site, and whatever else has it open (Litestream, a SQL shell).`);
}

/**
 * Makes sure that nobody else has the database open, brings its log into it, and keeps everybody out.
 * A connection in WAL mode holds a shared lock as long as it lives, even while idle: leaving WAL mode needs them all gone.
 */
export function lockAlone(location: string): LockResult {
  const database = new SqliteDatabase(location, { fileMustExist: true, timeout: waitMs });
  try {
    database.pragma("journal_mode = DELETE");
    database.exec("BEGIN EXCLUSIVE");
    return { state: "alone", release: () => void database.close() };
  } catch (error) {
    database.close();
    const code = error instanceof SqliteDatabase.SqliteError ? error.code : "";
    if (code.startsWith("SQLITE_BUSY")) return { state: "in-use" };
    return { state: "unreadable", reason: error instanceof Error ? error.message : String(error) };
  }
}
