import { isDeepStrictEqual } from "node:util";
import SqliteDatabase from "better-sqlite3";
import type { RowCounts } from "../../engine.ts";
import { syncToDisk } from "../../sync-to-disk.ts";
import { countRows, findDamage } from "./upkeep.ts";

/** Pages per step; the event loop runs between steps, so that Ctrl-C works. */
const pagesAtOnce = 1_000;

/**
 * Copies the database to a file.
 * @throws Error with one sentence for people when the copy differs from the original
 */
export async function copyVerified(database: SqliteDatabase.Database, file: string): Promise<RowCounts> {
  const rows = await copySnapshot(database, file);
  verifyCopy(file, rows);
  syncToDisk(file);
  return rows;
}

/** Copies within one read transaction, so that the copy is one state of the database despite concurrent writes. */
async function copySnapshot(database: SqliteDatabase.Database, file: string): Promise<RowCounts> {
  database.exec("BEGIN");
  try {
    const rows = countRows(database);
    await database.backup(file, { progress: () => pagesAtOnce });
    return rows;
  } finally {
    database.exec("COMMIT");
  }
}

function verifyCopy(file: string, rows: RowCounts): void {
  const copy = new SqliteDatabase(file, { fileMustExist: true });
  try {
    // Without a log of its own a backup is one file, and readable on a read-only file system.
    copy.pragma("journal_mode = DELETE");
    const [damage] = findDamage(copy);
    if (damage !== undefined)
      throw new Error(`The copy is damaged (${damage}). Is the database sound? pnpm leads doctor`);
    if (!isDeepStrictEqual(countRows(copy), rows)) throw new Error("The copy has not the rows of the database.");
  } finally {
    copy.close();
  }
}
