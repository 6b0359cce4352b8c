import { createHash } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  createReadStream,
  existsSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { filePathOf } from "../address.ts";
import type { Engine } from "../engine.ts";
import { makeFolder, ownerOnly, requireSpace, syncToDisk } from "../files/disk.ts";
import { listFolder, orThrow, ownName, readText, statOf } from "../files/look.ts";
import { refuseNewerDatabase } from "../migrate.ts";
import { type OpenDatabase, openDatabase } from "../open.ts";
import { lockAlone } from "../sqlite/access.ts";
import { stampOf } from "../sqlite/copies.ts";

/** @throws Error with one sentence for the operator */
export async function backUp({ location, files }: Engine, path: string): Promise<{ file: string; bytes: number }> {
  if (files === null) throw new Error(`${location} is a server: back it up as docs/backup.md says.`);
  const file = resolve(path);
  refuseExisting(file);
  const part = `${file}.part-${process.pid}`;
  try {
    makeFolder(dirname(file));
    requireSpace(dirname(file), orThrow(statOf(location))?.size ?? 0);
    files.copyTo(part);
    refuseExisting(file);
    const line = `${await sha256Of(part)}  ${basename(file)}\n`;
    writeFileSync(sumFile(file), line, { mode: ownerOnly.file, flush: true });
    renameSync(part, file);
    syncToDisk(dirname(file));
    return { file, bytes: statSync(file).size };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} could not be written by ${ownName()}: ${reason.replace(/\.?$/, ".")}`, { cause: error });
  } finally {
    for (const suffix of ["", "-journal", "-wal", "-shm"]) rmSync(part + suffix, { force: true });
  }
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists already. Delete it, or name another file.`);
}

function sumFile(backup: string): string {
  return `${backup}.sha256`;
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), hash);
  return hash.digest("hex");
}

/** Lists only files whose names look like those that `pnpm db:backup` chooses. */
export function listBackups(folder: string): string[] {
  const backups = join(folder, "backups");
  const own = orThrow(listFolder(backups)).filter((name) => /^site-[\dT-]+\.(?:db|dump)$/.test(name));
  return own.reverse().map((name) => join(backups, name));
}

export function keepNewest(folder: string, count: number): string[] {
  const old = listBackups(folder).slice(count);
  for (const file of old) for (const path of [file, sumFile(file)]) rmSync(path, { force: true });
  return old;
}

const companions = ["-wal", "-shm", "-journal"];

type Restored = {
  location: string;
  leads: number;
  /** False if the backup has no checksum. */
  isCompared: boolean;
  /** The new path of the replaced database. If there was only a log, the new path of the log. */
  aside: string | null;
};

/**
 * Keeps the replaced files in the same folder.
 * @throws Error with one sentence for the operator; in this case, nothing has changed
 */
export async function restore(url: string, backup: string): Promise<Restored> {
  const location = filePathOf(url);
  const copy = `${location}.restoring-${process.pid}`;
  try {
    const { result: leads, isCompared } = await withCopy(backup, copy, prove);
    syncToDisk(copy);
    return { location, leads, isCompared, aside: replace(location, copy) };
  } finally {
    for (const suffix of ["", ...companions]) rmSync(copy + suffix, { force: true });
  }
}

/** Opens a copy, because SQLite would change the backup itself. @throws Error with one sentence for the operator */
export async function withCopy<T>(backup: string, copy: string, work: (opened: OpenDatabase) => Promise<T>) {
  if ((orThrow(statOf(`${backup}-wal`))?.size ?? 0) > 0)
    throw new Error(`${backup} is not a finished backup: its newest rows are in ${backup}-wal.`);
  const isCompared = await verifySum(backup);
  makeFolder(dirname(copy));
  requireSpace(dirname(copy), statSync(backup).size);
  copyFileSync(backup, copy);
  // The copy has the permissions of the backup, which may allow all users of the machine to read leads.
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

/**
 * @returns false if the backup has no checksum
 * @throws Error with one sentence for the operator if the checksum differs
 */
export async function verifySum(backup: string): Promise<boolean> {
  const text = orThrow(readText(sumFile(backup)));
  if (text !== null && (await sha256Of(backup)) !== /^[0-9a-f]{64}/m.exec(text)?.[0])
    throw new Error(
      `${backup} can't be restored: it is damaged or was changed, because its checksum differs from ${backup}.sha256.`,
    );
  return text !== null;
}

/** @throws Error with the second half of a sentence, such as "it is damaged.", which `refused` completes */
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
  // `lockAlone` returns null if the database is too damaged to be locked. Such a database is replaced too.
  const locked = existsSync(location) ? lockAlone(location) : null;
  const aside = `${location}.replaced-${stampOf(new Date())}`;
  // SQLite would apply the log of the old database to the restored one.
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
