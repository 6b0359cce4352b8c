import { chmodSync, existsSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import { createPrivately, requireFolder } from "../files/disk.ts";
import { codeOf, orThrow, shellWord, statOf } from "../files/look.ts";
import { listRescued } from "./copies.ts";
import { faultOf, isBusy } from "./damage.ts";

export function preparePlace(location: string, create: boolean): void {
  if (existsSync(movedFile(location)))
    throw new Error(
      `The data of ${location} was moved to the server that ${movedFile(location)} names: set DATABASE_URL to that server. To use this file again, delete ${movedFile(location)}; leads since the move are only on the server.`,
    );
  const stat = orThrow(statOf(location));
  if (stat?.isDirectory()) throw new Error(`${location} is a folder, not a file: set DATABASE_URL to a file.`);
  // SQLite would take an empty file for a new database, and delete the log next to it, which may contain leads.
  const exists = stat !== null && stat.size > 0;
  if (!exists) refuseTraces(location);
  if (!exists && !create)
    throw new Error(`There is no database at ${location}. Start the site once, or set DATABASE_URL.`);
  requireFolder("data folder", dirname(location), "DATABASE_URL");
  if (!exists) createPrivately(location);
  for (const suffix of ["", "-wal", "-shm"]) closeToOthers(location + suffix);
}

function closeToOthers(path: string): void {
  const mode = orThrow(statOf(path))?.mode ?? 0;
  if ((mode & 0o007) === 0) return;
  try {
    chmodSync(path, mode & 0o770);
  } catch (error) {
    throw new Error(
      `Every user of this machine can read ${path}, and this user can't change that (${codeOf(error)}): chmod o= ${shellWord(path)}`,
    );
  }
}

/** A log or a rescued copy without its database is an error, because a new database would hide the loss. */
function refuseTraces(location: string): void {
  const log = `${location}-wal`;
  const hasLog = (orThrow(statOf(log))?.size ?? 0) > 0;
  const rescued = listRescued(location).at(-1);
  if (!hasLog && rescued === undefined) return;
  const trace = hasLog ? `its log ${log}, which holds the newest leads,` : `its rescued copy ${rescued}`;
  throw new Error(
    `There is no database at ${location}, but ${trace} is there. If the database was moved, put it back: nothing is lost. Otherwise: pnpm db:restore ${rescued ?? "BACKUP"}.`,
  );
}

/** The data has been moved to a server. While this file exists, no site can store leads in the old SQLite file. */
export function movedFile(location: string): string {
  return `${location}.moved`;
}

const waitMs = 1_000;
const pollMs = 100;

/**
 * SQLite leaves WAL mode only if there is no other connection, not even an idle one. So leaving WAL mode proves that no
 * other program has the database open.
 * @returns null if the database can't be read
 * @throws Error with a message for the operator if another program has the database open
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
    const others = "Stop the site, and every other program that has the file open (Litestream, a SQL shell).";
    throw new Error(`${location} is in use. ${others}`);
  }
}

/** The lock is on a separate file, so that other processes can use the database in the meantime. */
export async function runAlone<T>(location: string, work: () => Promise<T>): Promise<T> {
  const file = `${location}.lock`;
  createPrivately(file);
  const lock = new SqliteDatabase(file, { timeout: 0 });
  try {
    for (let isTaken = false; !isTaken; )
      try {
        lock.exec("BEGIN EXCLUSIVE");
        isTaken = true;
      } catch (error) {
        if (!isBusy(error)) throw faultOf(error);
        await setTimeout(pollMs);
      }
    return await work();
  } finally {
    lock.close();
  }
}
