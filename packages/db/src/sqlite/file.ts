import { renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import type SqliteDatabase from "better-sqlite3";
import type { SqliteDatabase as KyselyDatabase, SqliteStatement } from "kysely";
import { syncToDisk } from "../files/disk.ts";
import { statOf, Unreadable } from "../files/look.ts";
import { StorageFault } from "../storage-fault.ts";
import { copyVerified, rescuedFile, stampOf } from "./copies.ts";
import { checkpoint, faultOf } from "./damage.ts";
import { Seal } from "./seal.ts";

const parts = ["", "-wal", "-shm"] as const;

/** The time from a failed rescue to the next attempt. Attempts must be rare, because each reads the whole database. */
const rescueAgainMs = 60_000;

/** A database for Kysely that notices when its files are gone. SQLite itself continues to write to a deleted file. */
export class SqliteFile implements KyselyDatabase {
  readonly database: SqliteDatabase.Database;
  readonly #location: string;
  #last: { sql: string; statement: SqliteStatement } | null = null;
  readonly #identity = new Map<string, string>();
  /** wayOut: the operator's next step; againAt: when the rescue is tried again. null: the files are in place */
  #rescue: { wayOut: string; againAt: number } | null = null;
  #seal: Seal | null = null;
  #isOverwritten = false;

  constructor(location: string, database: SqliteDatabase.Database) {
    this.#location = location;
    this.database = database;
    for (const part of parts) this.#isInPlace(part);
  }

  prepare(sql: string): SqliteStatement {
    // Reuses the statement of a query that reads page by page, because each new statement occupies memory for a while.
    if (this.#last?.sql !== sql) this.#last = { sql, statement: this.#prepare(sql) };
    return this.#last.statement;
  }

  #prepare(sql: string): SqliteStatement {
    const statement = named(() => this.database.prepare(sql));
    return {
      reader: statement.reader,
      all: (parameters) => named(() => statement.all(parameters)),
      run: (parameters) => named(() => statement.run(parameters)),
      iterate: (parameters) => statement.iterate(parameters),
    };
  }

  close(): void {
    if (!this.#isOverwritten) this.database.close();
    // When the database is closed, SQLite would copy the log into the wrong file, so the log is moved first.
    else if (this.#rescue?.againAt !== Number.POSITIVE_INFINITY)
      renameParts(this.#location, this.#aside(), ["-wal", "-shm"]);
  }

  /** From this call on, `assertInPlace` notices other programs' writes. */
  seal(): void {
    if (this.#location !== ":memory:") this.#seal ??= new Seal(this.#location);
  }

  /** @throws StorageFault if this process's commits may be lost */
  assertInPlace(): void {
    const readCount = () => Number(this.database.pragma("user_version", { simple: true }));
    this.#isOverwritten ||= this.#seal?.isBroken(readCount) === true;
    if (this.#isOverwritten) {
      const message = `${this.#location} was written by another program while in use, such as cp. ${this.#putBack()}`;
      throw new StorageFault("DATABASE_GONE", message);
    }
    const gone = parts.find((part) => !this.#isInPlace(part));
    if (gone === undefined) {
      this.#rescue = null;
      return;
    }
    const wayOut = this.#isInPlace("") ? this.#saveLog() : this.#rescueData();
    const message = `${this.#location}${gone} was deleted, moved or replaced while in use. ${wayOut}`;
    throw new StorageFault("DATABASE_GONE", message);
  }

  /** Copies the deleted log, which is still open here, into the database file. @returns the operator's next step */
  #saveLog(): string {
    const isSaved = !this.database.inTransaction && named(() => checkpoint(this.database));
    return isSaved
      ? "All data is in the database file: restart the site."
      : "Only this process has the newest leads, and another program that reads the file is in the way: end that program, and do not stop the site before this message changes.";
  }

  /** Copies the deleted database, which is still open here, to a new file. @returns the operator's next step */
  #rescueData(): string {
    return this.#rescueTo(
      (file) =>
        `All data is in ${file}: stop the site; put the file back if it was moved, otherwise run pnpm db:restore ${file}; then start the site.`,
    );
  }

  /** Replaces an overwritten database with this process's data. @returns the operator's next step */
  #putBack(): string {
    return this.#rescueTo((file) => {
      const aside = this.#aside();
      renameParts(this.#location, aside, parts);
      renameSync(file, this.#location);
      syncToDisk(dirname(this.#location));
      return `The site has put its own data back: restart the site. The other program's file is ${aside}. To restore a backup, use only pnpm db:restore.`;
    });
  }

  #aside(): string {
    return `${this.#location}.replaced-${stampOf(new Date())}-${process.pid}`;
  }

  #rescueTo(use: (file: string) => string): string {
    if (this.#rescue !== null && Date.now() < this.#rescue.againAt) return this.#rescue.wayOut;
    const file = rescuedFile(this.#location);
    try {
      copyVerified(this.database, file);
      this.#rescue = { wayOut: use(file), againAt: Number.POSITIVE_INFINITY };
    } catch (error) {
      rmSync(file, { force: true });
      const reason = error instanceof Error ? error.message : String(error);
      const wayOut = `Only this process has the data, and can't copy it to ${file} (${reason}): do not stop the site before it can.`;
      this.#rescue = { wayOut, againAt: Date.now() + rescueAgainMs };
    }
    return this.#rescue.wayOut;
  }

  /** Whether the path still has the file that was first seen there. The log appears with the first transaction. */
  #isInPlace(part: (typeof parts)[number]): boolean {
    if (this.#location === ":memory:") return true;
    const stat = statOf(this.#location + part);
    if (stat instanceof Unreadable) throw new StorageFault(stat.code, stat.sentence);
    const known = this.#identity.get(part);
    const found = stat === null ? undefined : `${stat.dev}:${stat.ino}`;
    if (known === undefined && found !== undefined) this.#identity.set(part, found);
    return known === undefined || known === found;
  }
}

function renameParts(from: string, to: string, which: readonly string[]): void {
  for (const part of which) if (statOf(from + part) !== null) renameSync(from + part, to + part);
}

function named<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw faultOf(error);
  }
}
