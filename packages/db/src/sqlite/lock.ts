import { setTimeout } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import { faultOf, isBusy } from "./damage.ts";
import { createPrivately } from "./rights.ts";

const waitMs = 1_000;
const pollMs = 100;

/**
 * Locks out all other processes: SQLite leaves WAL mode only if no other connection exists, not even an idle one.
 * @returns null if the database can't be read
 * @throws Error with one sentence for the operator if another program has the database open
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
    const others = "Stop the site, and whatever else has it open (Litestream, a SQL shell).";
    throw new Error(`${location} is in use. ${others}`);
  }
}

/** Runs the work in one process at a time. It locks a separate file, so that others can use the database. */
export async function runAlone<T>(location: string, work: () => Promise<T>): Promise<T> {
  const file = `${location}.lock`;
  createPrivately(file);
  const lock = new SqliteDatabase(file, { timeout: 0 });
  try {
    while (!isTaken(lock)) await setTimeout(pollMs);
    return await work();
  } finally {
    lock.close();
  }
}

function isTaken(lock: SqliteDatabase.Database): boolean {
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw faultOf(error);
  }
}
