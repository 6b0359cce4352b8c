import { closeSync, existsSync, openSync, readSync, rmSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { filePathOf, isServerAddress, locationOf } from "../address.ts";
import { inUse, lockAlone } from "../dialects/sqlite/lock.ts";
import { inspectSpool, removeSpool } from "../intake/spool-folder.ts";
import { leadTables } from "../leads/lead-tables.ts";
import { type Db, openDatabase } from "../open.ts";

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
  if (existsSync(location)) refuseOtherFile(location);
  if (!withLeads) await refuseLeads({ url, spoolDir }, location);
  else if (existsSync(location)) await refuseOtherDatabase(url, location);
  const release = existsSync(location) ? lock(location) : () => {};
  try {
    for (const part of parts) rmSync(location + part, { force: true });
  } finally {
    release();
  }
  if (spoolDir !== null) removeSpool(spoolDir);
}

/** Reads the file without SQLite's locks, which is safe only because this process has not opened the database yet. */
function refuseOtherFile(location: string): void {
  const magic = Buffer.from("SQLite format 3\0");
  if (statSync(location).size === 0) return;
  const head = Buffer.alloc(magic.length);
  const handle = openSync(location, "r");
  readSync(handle, head);
  closeSync(handle);
  if (!head.equals(magic)) throw new Error(`${location} is no SQLite database, so it is left alone.`);
}

async function refuseLeads({ url, spoolDir }: Place, location: string): Promise<void> {
  const { stored, waiting, left } = await countLeads({ url, spoolDir }, location).catch((error: unknown) => {
    if (error instanceof OtherDatabase) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${location} may hold leads, but they can't be counted: ${reason.replace(/\.?$/, ".")} Add --with-leads to delete them all the same.`,
    );
  });
  if (left > 0)
    throw new Error(
      `The spool ${spoolDir} holds leads that could not be stored. Add --with-leads to delete them as well.`,
    );
  if (stored + waiting > 0)
    throw new Error(`${location} holds ${stored + waiting} leads. Add --with-leads to delete them as well.`);
}

async function countLeads({ url, spoolDir }: Place, location: string) {
  const stored = parts.some((part) => existsSync(location + part)) ? await countStored(url, location) : 0;
  const { waiting, left, newer } = spoolDir === null ? { waiting: 0, left: [], newer: [] } : inspectSpool(spoolDir);
  return { stored, waiting, left: left.length + newer.length };
}

/** @throws Error when the number could be wrong, because a damaged index may count fewer rows than there are */
async function countStored(url: string, location: string): Promise<number> {
  const { db, engine } = await openDatabase(url, { create: false });
  try {
    const tables = await tablesOf(db, location);
    const [damage] = await engine.findDamage();
    if (damage !== undefined) throw new Error(`the database is damaged (${damage})`);
    let leads = 0;
    for (const table of leadTables) {
      if (!tables.includes(table)) continue;
      const counting = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as("rows"));
      leads += (await counting.executeTakeFirstOrThrow()).rows;
    }
    return leads;
  } finally {
    await db.destroy();
  }
}

class OtherDatabase extends Error {}

/** @throws OtherDatabase when it holds the tables of another program */
async function tablesOf(db: Db, location: string): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const names = tables.map(({ name }) => name);
  if (names.length > 0 && !names.includes("kysely_migration"))
    throw new OtherDatabase(`${location} is no database of this site, so it is left alone.`);
  return names;
}

/** Accepts a database that is too damaged to read: it has our path, and no foreign table is known to be in it. */
async function refuseOtherDatabase(url: string, location: string): Promise<void> {
  try {
    const { db } = await openDatabase(url, { create: false });
    await tablesOf(db, location).finally(() => db.destroy());
  } catch (error) {
    if (error instanceof OtherDatabase) throw error;
  }
}

function lock(location: string): () => void {
  const result = lockAlone(location);
  if (result.state === "in-use") throw inUse(location);
  return result.state === "alone" ? () => void result.database.close() : () => {};
}
