import SqliteDatabase from "better-sqlite3";
import { isBusy } from "./fault.ts";

const waitMs = 1_000;

/**
 * Checkpoints the log and locks all other processes out, if none has the database open. Leaving WAL mode fails while
 * another connection exists, because each holds a shared lock, even while idle.
 * @returns the database, until whose end no other process can open it; null: it can't be read
 * @throws Error with one sentence for people when another program has the database open
 */
export function lockAlone(location: string): SqliteDatabase.Database | null {
  const database = new SqliteDatabase(location, { fileMustExist: true, timeout: waitMs });
  try {
    database.pragma("journal_mode = DELETE");
    database.exec("BEGIN EXCLUSIVE");
    return database;
  } catch (error) {
    database.close();
    if (!isBusy(error)) return null;
    throw new Error(`${location} is in use. Stop the site, and whatever else has it open (Litestream, a SQL shell).`);
  }
}
