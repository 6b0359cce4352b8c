import { existsSync, readdirSync, readlinkSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import { faultOf, isBusy } from "./damage.ts";
import { createPrivately } from "./rights.ts";

const waitMs = 1_000;
const pollMs = 100;

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
    throw inUse(location);
  }
}

function inUse(location: string, holder = ""): Error {
  return new Error(
    `${location} is in use${holder}. Stop the site, and whatever else has it open (Litestream, a SQL shell).`,
  );
}

/**
 * Runs the work while no other instance does, as its system's lock on a file beside the database says, which ends with
 * its process. Not a lock on the database, whose readers and writers go on.
 */
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

/**
 * Refuses while another process has the database or its log open, also when the file was deleted or moved under it, which
 * no lock tells. Only Linux lists the open files, and root sees those of all users.
 * @throws Error with one sentence for people
 */
export function refuseOpen(location: string): void {
  const folder = dirname(location);
  if (!existsSync("/proc/self/fd") || !existsSync(folder)) return;
  const place = join(realpathSync(folder), basename(location));
  const held = ["", "-wal"].flatMap((part) => [place + part, `${place + part} (deleted)`]);
  const others = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && name !== String(process.pid));
  const holder = others.find((id) => openFilesOf(id).some((path) => held.includes(path)));
  if (holder !== undefined) throw inUse(location, ` by process ${holder}`);
}

function openFilesOf(processId: string): string[] {
  try {
    const folder = `/proc/${processId}/fd`;
    return readdirSync(folder).map((name) => readlinkSync(join(folder, name)));
  } catch {
    // It has ended, is another user's, or has just closed a file.
    return [];
  }
}
