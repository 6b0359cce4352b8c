import { setTimeout as delay } from "node:timers/promises";
import type SqliteDatabase from "better-sqlite3";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import { faultOf, isBusy } from "./fault.ts";
import type { SqliteFile } from "./file.ts";
import type { Mutex } from "./mutex.ts";

/** Milliseconds between attempts to get a lock, as in SQLite's own busy handler. */
const stepsMs = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50];
const stepMsMax = 100;

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
        return execute<R>(this.#file.prepare(query.sql), query.parameters);
      } catch (error) {
        // A transaction must not be interleaved with other queries. It has the lock already, so it is hardly ever busy.
        if (!isBusy(error) || waitedMs >= this.#busyMs || this.#file.database.inTransaction) throw faultOf(error);
      }
      const stepMs = stepsMs[tries] ?? stepMsMax;
      waitedMs += stepMs;
      await this.#waitUnlocked(stepMs);
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
