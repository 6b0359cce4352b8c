import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import type { PowerfulAdapter } from "../powers.ts";
import type { SqliteFile } from "./file.ts";
import { LockWaitingConnection } from "./lock-waiting-connection.ts";
import { Mutex } from "./mutex.ts";

/** busyMs: how long a statement waits for a lock of another connection */
type Settings = { file: SqliteFile; busyMs: number };

/** One shared connection behind a mutex. */
class LockWaitingDriver extends SqliteDriver {
  readonly #settings: Settings;
  readonly #mutex = new Mutex();
  readonly #connection: LockWaitingConnection;

  constructor(settings: Settings) {
    super({ database: settings.file });
    this.#settings = settings;
    this.#connection = new LockWaitingConnection(this.#mutex, settings);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.lock();
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#mutex.unlock();
  }

  /**
   * Every transaction takes the write lock at its beginning, because a deferred transaction that reads first and writes
   * later can fail with a busy snapshot, which no waiting resolves.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#settings.file.assertInPlace();
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** @throws StorageFault also when the commit went to a deleted file */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#settings.file.assertInPlace();
  }

  /** On a full disk SQLite has rolled back by itself; a second rollback would throw, and hide the first error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#settings.file.database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite's DDL is transactional; with the immediate lock above a migration is all or nothing, one process at a time. */
class LockWaitingAdapter extends SqliteAdapter implements PowerfulAdapter {
  /** `prepare` does nothing, because `StatementCache` prepares every text. */
  readonly powers = { locksRows: false, manyRows: null, prepare: () => {} };

  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver has a mutex of its own, because it lets other queries run while it waits for a lock. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** SQLite with immediate transactions, statements prepared once, and without blocking the event loop for a lock. */
export class LockWaitingDialect extends SqliteDialect {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    super({ database: settings.file });
    this.#settings = settings;
  }

  override createDriver(): Driver & SqliteDriver {
    return new LockWaitingDriver(this.#settings);
  }

  override createAdapter(): SqliteAdapter {
    return new LockWaitingAdapter();
  }
}
