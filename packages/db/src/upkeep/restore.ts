import { chmodSync, copyFileSync, existsSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { filePathOf } from "../address.ts";
import { makeFolder, ownerOnly, requireSpace, syncToDisk } from "../files/disk.ts";
import { orThrow, requireFile, statOf } from "../files/look.ts";
import { refuseNewerDatabase } from "../migrate.ts";
import { type OpenDatabase, openDatabase } from "../open.ts";
import { lockAlone, refuseMoved } from "../sqlite/access.ts";
import { stampOf } from "../sqlite/copies.ts";
import { readSum, sha256Of } from "./backup.ts";

const companions = ["-wal", "-shm", "-journal"];

type Restored = {
  location: string;
  leads: number;
  /** false: the backup has no checksum */
  isCompared: boolean;
  /** The new path of the database, or of its log if there was no database. null: nothing was replaced */
  aside: string | null;
};

/**
 * Replaces the database with a verified backup, and keeps the replaced files next to it.
 * @throws Error with one sentence for the operator, before anything has changed
 */
export async function restore(url: string, backup: string): Promise<Restored> {
  const location = filePathOf(url);
  refuseMoved(location);
  const copy = `${location}.restoring-${process.pid}`;
  try {
    const { result: leads, isCompared } = await withCopy(backup, copy, prove);
    syncToDisk(copy);
    return { location, leads, isCompared, aside: replace(location, copy) };
  } finally {
    for (const suffix of ["", ...companions]) rmSync(copy + suffix, { force: true });
  }
}

/** Runs the work on a copy, because SQLite would change the backup. @throws Error with one sentence for the operator */
export async function withCopy<T>(backup: string, copy: string, work: (opened: OpenDatabase) => Promise<T>) {
  if ((orThrow(statOf(`${backup}-wal`))?.size ?? 0) > 0)
    throw new Error(`${backup} is not a finished backup: its newest rows are in ${backup}-wal.`);
  const isCompared = await verifySum(backup);
  makeFolder(dirname(copy));
  requireSpace(dirname(copy), statSync(backup).size);
  copyFileSync(backup, copy);
  // The copy has the backup's permissions, which may allow other users to read leads.
  chmodSync(copy, ownerOnly.file);
  const opened = await openDatabase(`file:${copy}`, { create: false }).catch(() =>
    refused(backup)(new Error("it is damaged.")),
  );
  const result = await work(opened)
    .catch(refused(backup))
    .finally(() => opened.db.destroy());
  return { result, isCompared };
}

export function refused(backup: string) {
  return (error: Error): never => {
    throw new Error(`${backup} can't be restored: ${error.message}`, { cause: error });
  };
}

/** @returns whether the backup has a checksum @throws Error with one sentence for the operator if it doesn't match */
export async function verifySum(backup: string): Promise<boolean> {
  requireFile(backup);
  const sum = readSum(backup);
  if (sum !== null && (await sha256Of(backup)) !== sum)
    throw new Error(
      `${backup} can't be restored: it is damaged, or was written to: its bytes are not those of ${backup}.sha256.`,
    );
  return sum !== null;
}

/** Requires an undamaged database of this site. @returns the number of leads @throws Error for `refused` to complete */
export async function prove({ db, engine }: OpenDatabase): Promise<number> {
  const [damage] = await engine.findDamage(db, "full");
  if (damage !== undefined) throw new Error(`it is damaged (${damage}).`);
  await refuseNewerDatabase(db);
  const counting = db.selectFrom("lead_inbox").select(({ fn }) => fn.countAll<number>().as("leads"));
  const { leads } = await counting.executeTakeFirstOrThrow().catch(() => {
    throw new Error("it is not a database of this site.");
  });
  return Number(leads);
}

function replace(location: string, copy: string): string | null {
  // A database that is so damaged that it can't be locked is replaced too.
  const locked = existsSync(location) ? lockAlone(location) : null;
  const aside = `${location}.replaced-${stampOf(new Date())}`;
  // The old log is moved too, because SQLite would apply it to the restored database.
  const found = ["", ...companions].filter((suffix) => existsSync(location + suffix));
  try {
    for (const suffix of found) {
      renameSync(location + suffix, aside + suffix);
      chmodSync(aside + suffix, ownerOnly.file);
    }
    renameSync(copy, location);
  } catch (error) {
    for (const suffix of found) if (existsSync(aside + suffix)) renameSync(aside + suffix, location + suffix);
    throw error;
  } finally {
    locked?.close();
  }
  syncToDisk(dirname(location));
  const [first] = found;
  return first === undefined ? null : aside + first;
}
