import { createHash } from "node:crypto";
import { createReadStream, existsSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Engine } from "../engine.ts";
import { makeFolder, ownerOnly, requireSpace, syncToDisk } from "../files/disk.ts";
import { listFolder, orThrow, ownName, readText, statOf } from "../files/look.ts";

/** Writes a verified copy of the database and its checksum. @throws Error with one sentence for the operator */
export async function backUp({ location, files }: Engine, path: string): Promise<{ file: string; bytes: number }> {
  if (files === null) throw new Error(`${location} is a server: back it up by its own means, as docs/backup.md says.`);
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
  if (existsSync(file)) throw new Error(`${file} exists already, and a backup overwrites nothing.`);
}

/** A backup's checksum file, in the format of `sha256sum --check`. */
function sumFile(backup: string): string {
  return `${backup}.sha256`;
}

/** null: there is no checksum next to the backup */
export function readSum(backup: string): string | null {
  const text = orThrow(readText(sumFile(backup)));
  return text && (/^[0-9a-f]{64}/m.exec(text)?.[0] ?? "");
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), hash);
  return hash.digest("hex");
}

/** Lists backups that have a name given by `pnpm db:backup`, newest first. @param folder the database's folder */
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
