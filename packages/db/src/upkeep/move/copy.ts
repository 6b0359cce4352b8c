import { sql } from "kysely";
import type { Db } from "../../open.ts";
import { StorageFault } from "../../storage-fault.ts";
import { type Digest, TableDigest } from "./digest.ts";
import { advanceIds, insertRows, setTriggers } from "./load.ts";
import { type Row, readRows, type Table } from "./tables.ts";

export type Copied = Readonly<Record<string, Digest>>;

/**
 * Replaces the rows of the tables by those of the source. Compares the number of rows and a digest of each table as it
 * was read from the source and as it is read back.
 * @param source a transaction that holds the write lock, so that no row changes meanwhile
 * @param target a transaction: all is copied, or nothing
 * @throws Error with one sentence for people when a table differs
 */
export async function copyTables(source: Db, target: Db, tables: readonly Table[]): Promise<Copied> {
  const copied: Record<string, Digest> = {};
  // Rows that the migrations inserted, such as a key that the source has as well.
  for (const { name } of tables.toReversed()) await sql`DELETE FROM ${sql.id(name)}`.execute(target);
  for (const table of tables) {
    await setTriggers(target, table.name, "DISABLE");
    copied[table.name] = await copyTable(source, target, table).catch((error: unknown) => {
      if (error instanceof StorageFault || !(error instanceof Error)) throw error;
      throw new Error(`The table ${table.name} can't be copied, so nothing was moved: ${error.message}.`);
    });
    await setTriggers(target, table.name, "ENABLE");
  }
  await advanceIds(target);
  const differing = findDifference(copied, await digestTables(target, tables));
  if (differing !== null)
    throw new Error(`The table ${differing} differs from the original after the copy, so nothing was moved.`);
  return copied;
}

async function copyTable(source: Db, target: Db, table: Table): Promise<Digest> {
  const digest = new TableDigest(table.columns);
  for await (const batch of readRows(source, table)) {
    const rows = batch.map(withoutNul);
    digest.add(rows);
    await insertRows(target, table.name, rows);
  }
  return digest.result();
}

/** @returns count and digest of each table, of either engine */
export async function digestTables(db: Db, tables: readonly Table[]): Promise<Copied> {
  const digests: Record<string, Digest> = {};
  for (const table of tables) {
    const digest = new TableDigest(table.columns);
    for await (const batch of readRows(db, table)) digest.add(batch.map(withoutNul));
    digests[table.name] = digest.result();
  }
  return digests;
}

/** @returns the name of a table that is not the same on both sides; null: all are */
export function findDifference(one: Copied, other: Copied): string | null {
  const names = Object.keys(one);
  const differs = (name: string) => one[name]?.rows !== other[name]?.rows || one[name]?.digest !== other[name]?.digest;
  return names.find(differs) ?? null;
}

/** Removes NUL from texts, because PostgreSQL refuses it. Input has none; a row of an old release may have one. */
function withoutNul(row: Row): Row {
  const entries = Object.entries(row);
  if (!entries.some(([, value]) => typeof value === "string" && value.includes("\0"))) return row;
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "string" ? value.replaceAll("\0", "") : value]),
  );
}
