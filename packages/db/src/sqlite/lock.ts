import { existsSync, readdirSync, readlinkSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { isBusy } from "./damage.ts";

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
    throw inUse(location);
  }
}

function inUse(location: string, holder = ""): Error {
  return new Error(
    `${location} is in use${holder}. Stop the site, and whatever else has it open (Litestream, a SQL shell).`,
  );
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
