import { setTimeout as delay } from "node:timers/promises";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import { faultOf, isBusy } from "./fault.ts";
import type { SqliteFile } from "./file.ts";
import type { Turns } from "./turns.ts";

/** Between two tries for a lock: SQLite's own steps. */
const stepsMs = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50];
const stepMsMax = 100;

/**
 * SQLite waits for another program's lock by sleeping, and with it sleeps the whole server. Here the waiting is done
 * outside of it, and meanwhile others have their turn: in WAL mode a lock keeps nobody from reading.
 */
export class PatientConnection implements DatabaseConnection {
  readonly #turns: Turns;
  readonly #file: SqliteFile;
  readonly #busyMs: number;

  /** @param busyMs how long a statement waits for another program's lock */
  constructor(turns: Turns, { file, busyMs }: { file: SqliteFile; busyMs: number }) {
    this.#turns = turns;
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
        // Within a transaction nobody else may have a turn; it has its lock already, so there it hardly happens.
        if (!isBusy(error) || waitedMs >= this.#busyMs || this.#file.database.inTransaction) throw faultOf(error);
      }
      const stepMs = stepsMs[tries] ?? stepMsMax;
      waitedMs += stepMs;
      await this.#letOthersGo(stepMs);
    }
  }

  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = this.#file.prepare(sql);
    if (statement.reader) return { rows: statement.all(...parameters) as R[] }; // Kysely knows the columns it asked for
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  async #letOthersGo(milliseconds: number): Promise<void> {
    this.#turns.pass();
    try {
      await delay(milliseconds);
    } finally {
      await this.#turns.take();
    }
  }

  streamQuery(): never {
    throw new Error("Rows are not streamed: while they are read, nobody else could have a turn.");
  }
}
