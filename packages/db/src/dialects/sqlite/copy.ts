import { isDeepStrictEqual } from "node:util";
import SqliteDatabase from "better-sqlite3";
import type { RowCounts } from "../../engine.ts";
import { syncToDisk } from "../../sync-to-disk.ts";
import { countRows, findDamage } from "./upkeep.ts";

/** Between two bundles of pages the event loop runs: Ctrl-C works. */
const pagesAtOnce = 1_000;

/**
 * Copies the database to a file.
 * @throws Error with one sentence for people when the copy is not what it was copied from
 */
export async function copyVerified(database: SqliteDatabase.Database, file: string): Promise<RowCounts> {
  const rows = await copySnapshot(database, file);
  verifyCopy(file, rows);
  syncToDisk(file);
  return rows;
}

/** The copy reads inside one transaction, so it is one state of the database whatever others write meanwhile. */
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
    // Without its own log a backup is one file, and readable where nothing can be written.
    copy.pragma("journal_mode = DELETE");
    const [damage] = findDamage(copy);
    if (damage !== undefined)
      throw new Error(`The copy is damaged (${damage}). Is the database sound? pnpm leads doctor`);
    if (!isDeepStrictEqual(countRows(copy), rows)) throw new Error("The copy has not the rows of the database.");
  } finally {
    copy.close();
  }
}
