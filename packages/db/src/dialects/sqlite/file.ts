import { statSync } from "node:fs";
import type SqliteDatabase from "better-sqlite3";
import { StorageFault } from "../../storage-fault.ts";
import { StatementCache } from "./statement-cache.ts";

/** The database, its write-ahead log and the log's index: none of these files may disappear while the database is open. */
const parts = ["", "-wal", "-shm"] as const;

const openingMs = 5_000;

/** Opens a file and sets up the connection. @param busyMs how long to wait for another program's lock */
type Connect = (location: string, options: { busyMs: number }) => SqliteDatabase.Database;

/**
 * An open database that detects when its files disappear. SQLite continues to write into a file that was deleted or
 * moved, and these writes are lost when the process ends.
 */
export class SqliteFile {
  readonly database: SqliteDatabase.Database;
  readonly #location: string;
  readonly #statements: StatementCache;
  readonly #identity = new Map<string, string>();

  constructor(location: string, connect: Connect) {
    this.#location = location;
    this.database = connect(location, { busyMs: openingMs });
    this.#statements = new StatementCache(this.database);
    for (const part of parts) this.#isInPlace(part);
  }

  prepare(sql: string): SqliteDatabase.Statement {
    return this.#statements.prepare(sql);
  }

  close(): void {
    this.database.close();
  }

  /** @throws StorageFault when commits may be lost at the end of this process */
  assertInPlace(): void {
    const gone = parts.find((part) => !this.#isInPlace(part));
    if (gone === undefined) return;
    if (gone !== "" && this.#isInPlace("")) this.#checkpoint();
    throw new StorageFault("DATABASE_GONE", `${this.#location}${gone} was deleted, moved or replaced while in use.`);
  }

  /** Copies the commits of the deleted log, which this process still has open, into the database file. */
  #checkpoint(): void {
    if (!this.database.inTransaction) this.database.pragma("wal_checkpoint(TRUNCATE)");
  }

  /** The log and its index appear with the first transaction, so the first file seen at a path is the right one. */
  #isInPlace(part: (typeof parts)[number]): boolean {
    if (this.#location === ":memory:") return true;
    const stat = statSync(this.#location + part, { throwIfNoEntry: false });
    const known = this.#identity.get(part);
    const found = stat === undefined ? undefined : `${stat.dev}:${stat.ino}`;
    if (known === undefined && found !== undefined) this.#identity.set(part, found);
    return known === undefined || known === found;
  }
}
