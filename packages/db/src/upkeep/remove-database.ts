import { existsSync, rmSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type SqliteDatabase from "better-sqlite3";
import { filePathOf, isServerAddress, locationOf } from "../address.ts";
import { inspectSpool, removeSpool } from "../intake/spool-folder.ts";
import { leadTables } from "../leads/lead-tables.ts";
import { findDamage } from "../sqlite/damage.ts";
import { inUse, lockAlone } from "../sqlite/lock.ts";

const parts = ["", "-wal", "-shm", "-journal", ".moved"];

type Place = { url: string; spoolDir: string | null };

/**
 * Deletes the database and its spool, but only files that this program made.
 * @param withLeads deletes stored leads too, also if their number is unknown
 * @throws Error with one sentence for people; then nothing is deleted
 */
export async function removeDatabase({ url, spoolDir }: Place, { withLeads = false } = {}): Promise<void> {
  if (isServerAddress(url))
    throw new Error(`${locationOf(url)} is a server. Drop and create the database there, then run pnpm db:migrate.`);
  const location = resolve(filePathOf(url));
  const database = existsSync(location) ? lock(location) : null;
  try {
    const tables = database === null ? [] : tablesOf(database, location);
    if (!withLeads) refuseLeads(location, database === null ? null : { database, tables }, spoolDir);
    for (const part of parts) rmSync(location + part, { force: true });
  } finally {
    database?.close();
  }
  if (spoolDir !== null) removeSpool(spoolDir);
}

function lock(location: string): SqliteDatabase.Database {
  const result = lockAlone(location);
  if (result.state === "in-use") throw inUse(location);
  if (result.state === "unreadable") throw leftAlone(location, result.reason);
  return result.database;
}

function leftAlone(location: string, reason: string): Error {
  return new Error(`${location} is no database of this site (${reason}), so it is left alone.`);
}

function tablesOf(database: SqliteDatabase.Database, location: string): readonly string[] {
  const names = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all() as string[]; // one column of names
  if (names.length > 0 && !names.includes("kysely_migration")) throw leftAlone(location, `its tables: ${names.join()}`);
  return names;
}

type Opened = { database: SqliteDatabase.Database; tables: readonly string[] };

function refuseLeads(location: string, opened: Opened | null, spoolDir: string | null): void {
  const all = "Add --with-leads to delete them as well.";
  if (opened === null && (statSync(`${location}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0)
    throw new Error(`The log ${location}-wal may hold leads. ${all}`);
  // A damaged index may count fewer rows than there are.
  const [damage] = opened === null ? [] : findDamage(opened.database, "full");
  if (damage !== undefined)
    throw new Error(`${location} is damaged (${damage}), so its leads can't be counted. ${all}`);
  const { waiting, left } = spoolDir === null ? { waiting: 0, left: [] } : inspectSpool(spoolDir);
  if (left.length > 0) throw new Error(`The spool ${spoolDir} holds leads that could not be stored. ${all}`);
  const leads = waiting + (opened === null ? 0 : countLeads(opened));
  if (leads > 0) throw new Error(`${location} holds ${leads} leads. ${all}`);
}

function countLeads({ database, tables }: Opened): number {
  const counts = leadTables
    .filter((table) => tables.includes(table))
    .map((table) => database.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number); // count(*) is a number
  return counts.reduce((sum, count) => sum + count, 0);
}
