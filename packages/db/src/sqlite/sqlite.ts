import { dirname } from "node:path";
import SqliteDatabase from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from "kysely";
import type { Engine, OpenOptions } from "../engine.ts";
import { freeBytes } from "../files/disk.ts";
import type { Database } from "../schema.ts";
import { StorageFault, storageSentence } from "../storage-fault.ts";
import { preparePlace, runAlone } from "./access.ts";
import { copyVerified, listCopies, listRescued, removeCopies } from "./copies.ts";
import { faultOf, findDamage, purgeDeleted } from "./damage.ts";
import { SqliteFile } from "./file.ts";

/** Short, because SQLite blocks the event loop while it waits. After this time, leads go to the spool. */
const busyMsDefault = 250;

/** How long startup waits for another program's lock. */
const openingMs = 5_000;

/** `synchronous` is FULL, because the driver's default could lose commits in a power cut. */
function pragmasOf(inMemory: boolean, busyMs: number) {
  return [
    { name: "journal_mode", set: "WAL", expect: inMemory ? "memory" : "wal" },
    { name: "synchronous", set: "FULL", expect: 2 },
    { name: "foreign_keys", set: "ON", expect: 1 },
    { name: "busy_timeout", set: busyMs, expect: busyMs },
    { name: "secure_delete", set: "ON", expect: 1 },
  ];
}

export function openSqlite(
  location: string,
  { create = true, readOnly = false, busyMs = busyMsDefault }: OpenOptions,
): Engine {
  const inMemory = location === ":memory:";
  if (!inMemory) preparePlace(location, create && !readOnly);
  const pragmas = pragmasOf(inMemory, busyMs);
  const database = connect(location, readOnly, pragmas);

  const file = new SqliteFile(location, database);
  return {
    name: "sqlite",
    dialect: dialectOf(file),
    location,
    check: (db) => check(db, file, location),
    async assertDurable(db) {
      for (const { name, expect } of pragmas) {
        const { rows } = await sql.raw<Record<string, unknown>>(`PRAGMA ${name}`).execute(db);
        const [value] = Object.values(rows[0] ?? {});
        if (value !== expect) throw new Error(`SQLite runs with ${name}=${value}, not ${expect}.`);
      }
    },
    exclusively: (work) => (inMemory ? work() : runAlone(location, work)),
    findDamage: async (_db, depth) => findDamage(database, depth),
    files: inMemory
      ? null
      : {
          copyTo: (copy) => copyVerified(database, copy),
          purgeDeleted: () => purgeDeleted(database),
          listCopies: () => listCopies(location),
          listRescued: () => listRescued(location),
          removeCopies: (before) => removeCopies(location, before),
        },
  };
}

/** A lead with its notifications needs about a tenth of this. */
const roomMin = 1024 * 1024;

/** Raises `user_version` for `Seal`. @throws StorageFault if the commit fails, or if the disk is almost full */
async function check(db: Kysely<Database>, file: SqliteFile, location: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ user_version: number }>`PRAGMA user_version`.execute(transaction);
    await sql.raw(`PRAGMA user_version = ${(rows[0]?.user_version ?? 0) + 1}`).execute(transaction);
  });
  file.seal();
  if (isFull(location))
    throw new StorageFault("SQLITE_FULL", `${freeBytes(dirname(location))} bytes are free on its disk`);
}

function isFull(location: string): boolean {
  return location !== ":memory:" && freeBytes(dirname(location)) < roomMin;
}

function connect(location: string, readonly: boolean, pragmas: ReturnType<typeof pragmasOf>): SqliteDatabase.Database {
  try {
    const database = new SqliteDatabase(location, { timeout: openingMs, readonly });
    database.prepare("SELECT count(*) FROM sqlite_schema").get();
    const chosen = readonly ? pragmas.filter(({ name }) => name === "busy_timeout") : pragmas;
    for (const { name, set } of chosen) database.pragma(`${name} = ${set}`);
    return database;
  } catch (error) {
    // SQLite's own message doesn't say that the disk is full.
    const fault = isFull(location) ? new StorageFault("SQLITE_FULL", "") : faultOf(error);
    throw fault instanceof StorageFault
      ? new Error(storageSentence(location, fault, listRescued(location).at(-1)), { cause: error })
      : error;
  }
}

function dialectOf(file: SqliteFile): Dialect {
  return {
    createAdapter: () => new FileAdapter(),
    createDriver: () => new FileDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class FileDriver extends SqliteDriver {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    super({ database: file });
    this.#file = file;
  }

  /** A transaction that takes the write lock only after it has read may fail with SQLITE_BUSY_SNAPSHOT. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#file.assertInPlace();
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** @throws StorageFault if the commit fails, or if it went to a file that was deleted or overwritten */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#file.assertInPlace();
  }

  /** On a full disk, SQLite rolls back by itself. The error of a second rollback would hide the first error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.database.inTransaction) await super.rollbackTransaction(connection);
  }
}

class FileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
