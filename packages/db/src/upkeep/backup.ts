import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { ownerOnly } from "../dialects/sqlite/rights.ts";
import type { Engine, RowCounts } from "../engine.ts";
import { syncToDisk } from "../sync-to-disk.ts";

type Backup = { file: string; bytes: number; rows: RowCounts };

/**
 * Writes a verified copy of the database; the file gets its final name when it is complete.
 * @throws Error with one sentence for people when the file exists, or the copy failed
 */
export async function backUp(engine: Engine, path: string): Promise<Backup> {
  const file = resolve(path);
  refuseExisting(file);
  mkdirSync(dirname(file), { recursive: true, mode: ownerOnly.folder });
  const part = `${file}.part-${process.pid}`;
  try {
    closeSync(openSync(part, "wx", ownerOnly.file));
    const rows = await engine.copyTo(part);
    refuseExisting(file);
    renameSync(part, file);
    syncToDisk(dirname(file));
    return { file, bytes: statSync(file).size, rows };
  } finally {
    for (const suffix of ["", "-journal", "-wal", "-shm"]) rmSync(part + suffix, { force: true });
  }
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists already, and a backup overwrites nothing.`);
}
