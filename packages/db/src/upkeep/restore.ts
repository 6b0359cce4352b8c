import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { filePathOf } from "../address.ts";
import { refuseNewerDatabase } from "../migrate.ts";
import { openDatabase } from "../open.ts";
import { lockAlone } from "../sqlite/lock.ts";
import { refuseMoved } from "../sqlite/moved.ts";
import { ownerOnly } from "../sqlite/rights.ts";
import { syncToDisk } from "../sync-to-disk.ts";

/** Files beside the database in which SQLite stores the newest commits and their index. */
const companions = ["-wal", "-shm", "-journal"];

type Restored = {
  location: string;
  leads: number;
  /** Path of the replaced database; null: there was none. */
  aside: string | null;
};

/**
 * Replaces the database by a verified backup; the replaced files stay beside it under other names.
 * @throws Error with one sentence for people; then nothing has changed
 */
export async function restore(url: string, backup: string): Promise<Restored> {
  const location = resolve(filePathOf(url));
  refuseMoved(location);
  const copy = `${location}.restoring-${process.pid}`;
  try {
    copyIn(resolve(backup), copy, location);
    const leads = await verify(copy).catch((error: unknown) => {
      throw new Error(`${backup} can't be restored: ${error instanceof Error ? error.message : String(error)}`);
    });
    syncToDisk(copy);
    return { location, leads, aside: replace(location, copy) };
  } finally {
    for (const suffix of ["", ...companions]) rmSync(copy + suffix, { force: true });
  }
}

/** SQLite opens only a copy, so that the backup stays byte for byte the same. */
function copyIn(backup: string, copy: string, location: string): void {
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}.`);
  if (backup === location) throw new Error(`${backup} is the database itself.`);
  if (existsSync(`${backup}-wal`) && statSync(`${backup}-wal`).size > 0)
    throw new Error(`${backup} is no finished backup: its newest rows are in ${backup}-wal.`);
  mkdirSync(dirname(location), { recursive: true, mode: ownerOnly.folder });
  copyFileSync(backup, copy);
  // copyFile gives the copy the permissions of the original.
  chmodSync(copy, ownerOnly.file);
}

/** @returns the number of leads @throws Error with words that follow "can't be restored:" */
async function verify(copy: string): Promise<number> {
  const { db, engine } = await openDatabase(`file:${copy}`, { create: false }).catch(() => {
    throw new Error("it is damaged, or no SQLite database.");
  });
  try {
    const [damage] = await engine.findDamage(db, "full");
    if (damage !== undefined) throw new Error(`it is damaged (${damage}).`);
    await refuseNewerDatabase(db);
    const counting = db.selectFrom("lead_inbox").select(({ fn }) => fn.countAll<number>().as("leads"));
    const { leads } = await counting.executeTakeFirstOrThrow().catch(() => {
      throw new Error("it is no database of this site.");
    });
    return leads;
  } finally {
    await db.destroy();
  }
}

function replace(location: string, copy: string): string | null {
  // A database that is too damaged to be locked is replaced as well: a site that still has it open finds its file gone.
  const locked = existsSync(location) ? lockAlone(location) : null;
  const aside = `${location}.replaced-${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}`;
  // SQLite would replay a log that stays behind into the restored database.
  const found = ["", ...companions].filter((suffix) => existsSync(location + suffix));
  try {
    if (found.includes("")) takeOwnership(copy, location);
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
  return found.length > 0 ? aside : null;
}

/** Gives the file to the previous owner, because the server must open what another user, such as root, restores. */
function takeOwnership(copy: string, location: string): void {
  const { uid, gid } = statSync(location);
  chownSync(copy, uid, gid);
}
