import { setTimeout as delay } from "node:timers/promises";
import type SqliteDatabase from "better-sqlite3";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import { faultOf, isBusy } from "./fault.ts";
import type { SqliteFile } from "./file.ts";
import type { Mutex } from "./mutex.ts";

/** Milliseconds between attempts to get a lock, as in SQLite's own busy handler. */
const stepsMs = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50];
const stepMsMax = 100;

/** Not PRAGMA, VACUUM and BEGIN, which can't run in a transaction. */
const changesRows = /^\s*(?:insert|update|delete|replace|with)\b/i;

/**
 * SQLite waits for a lock by sleeping, which blocks the event loop. This connection waits with a timer instead, and
 * unlocks its mutex meanwhile, because in WAL mode a writer's lock blocks no reader.
 */
export class LockWaitingConnection implements DatabaseConnection {
  readonly #mutex: Mutex;
  readonly #file: SqliteFile;
  readonly #busyMs: number;

  /** @param busyMs how long a statement waits for a lock of another connection */
  constructor(mutex: Mutex, { file, busyMs }: { file: SqliteFile; busyMs: number }) {
    this.#mutex = mutex;
    this.#file = file;
    this.#busyMs = busyMs;
  }

  /** @throws StorageFault */
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    let waitedMs = 0;
    for (let tries = 0; ; tries += 1) {
      try {
        return this.#run<R>(query);
      } catch (error) {
        // A transaction must not be interleaved with other queries. It has the lock already, so it is hardly ever busy.
        if (!isBusy(error) || waitedMs >= this.#busyMs || this.#file.database.inTransaction) throw faultOf(error);
      }
      const stepMs = stepsMs[tries] ?? stepMsMax;
      waitedMs += stepMs;
      await this.#waitUnlocked(stepMs);
    }
  }

  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = this.#file.prepare(sql);
    const isAlone = !statement.readonly && changesRows.test(sql) && !this.#file.database.inTransaction;
    return isAlone ? this.#inTransaction(() => execute<R>(statement, parameters)) : execute<R>(statement, parameters);
  }

  /** Gives a single statement a transaction, because only the holder of the write lock knows whether the data was moved. */
  #inTransaction<R>(work: () => QueryResult<R>): QueryResult<R> {
    this.#file.prepare("begin immediate").run();
    try {
      this.#file.assertNotMoved();
      const result = work();
      this.#file.prepare("commit").run();
      return result;
    } catch (error) {
      // SQLite has rolled back by itself after some errors, such as a full disk.
      if (this.#file.database.inTransaction) this.#file.prepare("rollback").run();
      throw error;
    }
  }

  async #waitUnlocked(milliseconds: number): Promise<void> {
    this.#mutex.unlock();
    try {
      await delay(milliseconds);
    } finally {
      await this.#mutex.lock();
    }
  }

  streamQuery(): never {
    throw new Error("Rows are not streamed, because the one connection would be locked until the last row is read.");
  }
}

function execute<R>(statement: SqliteDatabase.Statement, parameters: readonly unknown[]): QueryResult<R> {
  if (statement.reader) return { rows: statement.all(...parameters) as R[] }; // Kysely knows the columns it asked for
  const { changes, lastInsertRowid } = statement.run(...parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}
