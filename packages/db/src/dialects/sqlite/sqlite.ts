import { dirname, resolve } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { CompiledQuery, type Kysely } from "kysely";
import type { Engine } from "../../engine.ts";
import type { Database } from "../../schema.ts";
import { copyVerified } from "./copy.ts";
import { LockWaitingDialect } from "./dialect.ts";
import { isBusy, isDamage } from "./fault.ts";
import { SqliteFile } from "./file.ts";
import { refuseMoved } from "./moved.ts";
import { preparePlace } from "./place.ts";
import { closeToOthers, createPrivately, listCopies, listExposed } from "./rights.ts";
import { assertWhole, findDamage, purgeDeleted } from "./upkeep.ts";

/**
 * WAL alone is not durable: better-sqlite3 compiles with `synchronous=NORMAL` for WAL, which can lose the last commits.
 * SQLite's own busy wait blocks the event loop, so the dialect waits instead.
 */
const pragmas = [
  { name: "synchronous", set: "FULL", expect: 2 },
  { name: "foreign_keys", set: "ON", expect: 1 },
  { name: "busy_timeout", set: "0", expect: 0 },
  { name: "trusted_schema", set: "OFF", expect: 0 },
  // The statement journal is in memory, because in a file it took a sixth of the time of a lead.
  { name: "temp_store", set: "MEMORY", expect: 2 },
  // In pages: 32 MB of log, so that bursts of leads wait for fewer checkpoints. Recovery takes milliseconds.
  { name: "wal_autocheckpoint", set: "8000", expect: 8000 },
] as const;

/**
 * Opens a SQLite database.
 * @param path of the file, or `:memory:`
 * @param create whether to create a missing file
 * @param busyMs how long a statement waits for a lock of another connection
 * @throws Error with a sentence for people when the folder can't be written, the file is not a database, or its data was
 * moved to a server
 */
export function openSqlite(path: string, { create = true, readOnly = false, busyMs = 5_000 } = {}): Engine {
  const inMemory = path === ":memory:";
  const location = inMemory ? path : resolve(path);
  if (!inMemory) refuseMoved(location);
  if (!inMemory) preparePlace(location, create && !readOnly);
  const file = openFile(location, readOnly);

  return {
    name: "sqlite",
    dialect: new LockWaitingDialect({ file, busyMs }),
    location,
    folder: inMemory ? null : dirname(location),
    // A transaction of this dialect takes the write lock and checks that the files are in place.
    check: (db) => db.transaction().execute(async () => {}),
    async assertDurable() {
      const journalMode = file.database.pragma("journal_mode", { simple: true });
      if (!inMemory && journalMode !== "wal") throw new Error(`SQLite runs with journal_mode=${journalMode}, not wal.`);
      for (const { name, expect } of pragmas) {
        const value = file.database.pragma(name, { simple: true });
        if (value !== expect) throw new Error(`SQLite runs with ${name}=${value}, not ${expect}.`);
      }
      return "write-ahead log, every commit is synced, foreign keys are enforced";
    },
    findConnectionShortage: async () => null,
    close: async () => file.close(),
    // No further lock, because every transaction takes the write lock at its beginning.
    exclusively: (work) => work(),
    async backUpBeforeMigration(label) {
      const tables = file.database.prepare("SELECT count(*) AS n FROM sqlite_master").get() as { n: number }; // count(*) is one row, one number
      if (inMemory || tables.n === 0) return null;
      const copy = `${location}.before-${label}-${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}`;
      createPrivately(copy);
      file.database.prepare("VACUUM INTO ?").run(copy);
      return copy;
    },
    findDamage: async () => findDamage(file.database),
    assertWhole: async () => assertWhole(file.database),
    overwriteDeleted: () => void file.database.pragma("secure_delete = ON"),
    purgeDeleted: async () => (purgeDeleted(file.database) ? "complete" : "blocked"),
    listCopies: () => (inMemory ? [] : listCopies(location)),
    listExposed: () => (inMemory ? [] : listExposed(location)),
    closeToOthers: () => (inMemory ? [] : closeToOthers(location)),
    copyTo: (copy) => copyVerified(file.database, copy),
  };
}

function openFile(location: string, readOnly: boolean): SqliteFile {
  try {
    return new SqliteFile(location, readOnly ? connectReadOnly : connect);
  } catch (error) {
    if (isBusy(error)) throw new Error(`Another program has locked the database ${location}. End it first.`);
    const reason = error instanceof Error ? error.message : String(error);
    const wayOut = isDamage(error) ? " Restore a backup: pnpm db:restore FILE." : "";
    throw new Error(`The database ${location} can't be opened: ${reason}.${wayOut}`);
  }
}

function connect(location: string, { busyMs }: { busyMs: number }): SqliteDatabase.Database {
  const database = new SqliteDatabase(location, { timeout: busyMs });
  database.prepare("SELECT count(*) FROM sqlite_master").get();
  database.pragma("journal_mode = WAL");
  for (const { name, set } of pragmas) database.pragma(`${name} = ${set}`);
  return database;
}

function connectReadOnly(location: string, { busyMs }: { busyMs: number }): SqliteDatabase.Database {
  const database = new SqliteDatabase(location, { timeout: busyMs, readonly: true });
  database.prepare("SELECT count(*) FROM sqlite_master").get();
  database.pragma("trusted_schema = OFF");
  return database;
}

/** The columns of every table and view, for the generated types. */
export type SqliteColumn = {
  table: string;
  isView: boolean;
  name: string;
  type: string;
  notNull: boolean;
  hasDefault: boolean;
};

export async function sqliteColumns(db: Kysely<Database>): Promise<SqliteColumn[]> {
  const result = await db.executeQuery<SqliteColumn>(
    CompiledQuery.raw(`
      SELECT m.name AS "table", m.type = 'view' AS "isView", c.name AS "name", c.type AS "type",
             c."notnull" OR (c.pk > 0) AS "notNull", c.dflt_value IS NOT NULL OR (c.pk > 0 AND c.type = 'INTEGER') AS "hasDefault"
      FROM sqlite_master m, pragma_table_xinfo(m.name) c
      WHERE m.type IN ('table', 'view') AND m.name NOT LIKE 'sqlite_%' AND m.name NOT LIKE 'kysely_%'
      ORDER BY m.name, c.cid`),
  );
  return result.rows;
}
