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

/** Attempts to rescue the data must be rare, because each one reads the whole database. */
const rescueAgainMs = 60_000;

/**
 * Notices when one of the database's files is deleted, moved or overwritten. By itself, SQLite would go on writing to a
 * deleted file, whose data is lost when the process ends.
 */
export class SqliteFile implements KyselyDatabase {
  readonly database: SqliteDatabase.Database;
  readonly #location: string;
  #last: { sql: string; statement: SqliteStatement } | null = null;
  readonly #identity = new Map<string, string>();
  /** null while the files are in place. After a successful rescue, `againAt` is infinity. */
  #rescue: { wayOut: string; againAt: number } | null = null;
  #seal: Seal | null = null;
  #isOverwritten = false;

  constructor(location: string, database: SqliteDatabase.Database) {
    this.#location = location;
    this.database = database;
    for (const part of parts) this.#isInPlace(part);
  }

  prepare(sql: string): SqliteStatement {
    // Keeps the last statement, because an export repeats it for each page, and a new one would need more memory.
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
    // Closing an overwritten database would copy the log into the other program's file, and the end of the process
    // closes every database. So the log is moved away, unless a rescue has already moved it.
    else if (this.#rescue?.againAt !== Number.POSITIVE_INFINITY)
      renameParts(this.#location, this.#aside(), ["-wal", "-shm"]);
  }

  /** After this call, `assertInPlace` also notices when another program writes into the database file. */
  seal(): void {
    if (this.#location !== ":memory:") this.#seal ??= new Seal(this.#location);
  }

  /** Tries to rescue the data if a file was replaced. @throws StorageFault with a message for the operator */
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

  /** The log was deleted, but this process still has it open. */
  #saveLog(): string {
    const isSaved = !this.database.inTransaction && named(() => checkpoint(this.database));
    return isSaved
      ? "All data is in the database file: restart the site."
      : "Only this process has the newest leads, and another program that reads the file is in the way: end that program, and do not stop the site before this message changes.";
  }

  /** The database file was deleted, but this process still has it open. */
  #rescueData(): string {
    return this.#rescueTo(
      (file) =>
        `All data is in ${file}: stop the site; put the file back if it was moved, otherwise run pnpm db:restore ${file}; then start the site.`,
    );
  }

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

  /** True for a file that has never been seen, because SQLite creates the log only for the first transaction. */
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
