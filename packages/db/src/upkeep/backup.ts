import { existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Engine } from "../engine.ts";
import { createPrivately, ownerOnly } from "../sqlite/rights.ts";
import { syncToDisk } from "../sync-to-disk.ts";

/**
 * Writes a verified copy of the database; the file gets its final name when it is complete.
 * @throws Error with one sentence for people when the file exists, or the copy failed
 */
export function backUp({ location, files }: Engine, path: string): { file: string; bytes: number } {
  if (files === null) throw new Error(`${location} is a server: back it up by its own means, as docs/backup.md says.`);
  const file = resolve(path);
  refuseExisting(file);
  mkdirSync(dirname(file), { recursive: true, mode: ownerOnly.folder });
  const part = `${file}.part-${process.pid}`;
  try {
    createPrivately(part);
    files.copyTo(part);
    refuseExisting(file);
    renameSync(part, file);
    syncToDisk(dirname(file));
    return { file, bytes: statSync(file).size };
  } finally {
    for (const suffix of ["", "-journal"]) rmSync(part + suffix, { force: true });
  }
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists already, and a backup overwrites nothing.`);
}
