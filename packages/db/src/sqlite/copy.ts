import SqliteDatabase from "better-sqlite3";
import { syncToDisk } from "../sync-to-disk.ts";
import { findDamage } from "./damage.ts";

/**
 * Copies the database to a new or empty file, in one read transaction, so that the copy is one state of the database
 * despite concurrent writes.
 * @throws Error with one sentence for people when the copy is damaged
 */
export function copyVerified(database: SqliteDatabase.Database, file: string): void {
  database.prepare("VACUUM INTO ?").run(file);
  const copy = new SqliteDatabase(file, { fileMustExist: true, readonly: true });
  try {
    const [damage] = findDamage(copy, "full");
    if (damage !== undefined)
      throw new Error(`The copy is damaged (${damage}). Is the database sound? pnpm leads doctor`);
  } finally {
    copy.close();
  }
  syncToDisk(file);
}
