import { statSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type SqliteDatabase from "better-sqlite3";
import { StorageFault } from "../storage-fault.ts";
import { KeptStatements } from "./kept-statements.ts";
import { assertWhole } from "./sqlite-upkeep.ts";

/** The database, its log and the log's index: none of them may be taken away while it is open. */
const parts = ["", "-wal", "-shm"] as const;

const openingMs = 5_000;

/** Opens a file and sets up the connection. @param busyMs how long to wait for another program's lock */
type Connect = (location: string, options: { busyMs: number; create: boolean }) => SqliteDatabase.Database;

/**
 * An open database whose file may vanish and come back. SQLite goes on writing into a file that was deleted or moved
 * away, and all of it would be lost with the process: so whoever writes asks afterwards whether it is still in place.
 */
export class SqliteFile {
  readonly #location: string;
  readonly #connect: Connect;
  readonly #identity = new Map<string, string>();
  #database: SqliteDatabase.Database;
  #statements: KeptStatements;
  #lost = false;

  constructor(location: string, connect: Connect) {
    this.#location = location;
    this.#connect = connect;
    this.#database = connect(location, { busyMs: openingMs, create: true });
    this.#statements = new KeptStatements(this.#database);
    this.#remember();
  }

  get database(): SqliteDatabase.Database {
    return this.#database;
  }

  prepare(sql: string): SqliteDatabase.Statement {
    if (!this.#database.open) throw new StorageFault("DATABASE_CLOSED", `${this.#location} could not be opened again.`);
    return this.#statements.prepare(sql);
  }

  close(): void {
    this.#database.close();
  }

  /** @throws StorageFault when what was written may be gone with this process */
  assertInPlace(): void {
    const gone = parts.find((part) => !this.#isInPlace(part));
    if (gone === undefined) return;
    this.#lost = true;
    throw new StorageFault("DATABASE_GONE", `${this.#location}${gone} was deleted, moved or replaced while in use.`);
  }

  /**
   * After a loss: opens what lies in the database's place, if it is whole and has the same structure. Never makes one.
   * @throws StorageFault when there is no such file; the old one then stays open for reading
   */
  regain(): void {
    if (!this.#lost) return;
    try {
      if (!parts.every((part) => this.#isInPlace(part))) this.#reopen();
      this.#lost = false;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StorageFault("DATABASE_GONE", reason, { cause: error });
    }
  }

  #reopen(): void {
    // Only the log is gone: closing brings what it held into the database, which is all there again.
    if (this.#isInPlace("")) this.#database.close();
    // A log that was left behind is that of the file which is gone; SQLite would play it into any other.
    else if (this.#identity.has("-wal") && this.#isInPlace("-wal")) this.assertInPlace();
    const found = this.#connect(this.#location, { busyMs: 0, create: false });
    try {
      assertWhole(found);
      if (this.#database.open) assertSameStructure(this.#database, found);
    } catch (error) {
      found.close();
      throw error;
    }
    // SQLite sees that its file has moved, and leaves alone the log that lies there now.
    this.#database.close();
    this.#database = found;
    this.#statements = new KeptStatements(found);
    this.#remember();
  }

  #remember(): void {
    this.#identity.clear();
    for (const part of parts) this.#isInPlace(part);
  }

  /** The log and its index appear with the first transaction: whoever is seen first is the one. */
  #isInPlace(part: (typeof parts)[number]): boolean {
    if (this.#location === ":memory:") return true;
    const stat = statSync(this.#location + part, { throwIfNoEntry: false });
    const known = this.#identity.get(part);
    const found = stat === undefined ? undefined : `${stat.dev}:${stat.ino}`;
    if (known === undefined && found !== undefined) this.#identity.set(part, found);
    return known === undefined || known === found;
  }
}

function assertSameStructure(old: SqliteDatabase.Database, found: SqliteDatabase.Database): void {
  const [before, after] = [old, found].map((database) =>
    database
      .prepare("SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name")
      .all(),
  );
  if (!isDeepStrictEqual(before, after)) {
    throw new StorageFault("DATABASE_REPLACED", "The file in the database's place has another structure.");
  }
}
