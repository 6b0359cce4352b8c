import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import type { SqliteFile } from "./file.ts";
import { PatientConnection } from "./lock-waiting-connection.ts";
import { Turns } from "./turns.ts";

/** busyMs: how long a statement waits for another program's lock */
type Settings = { file: SqliteFile; busyMs: number };

/** One connection, used in turns; see `PatientConnection` for who waits. */
class PatientDriver extends SqliteDriver {
  readonly #settings: Settings;
  readonly #turns = new Turns();
  readonly #connection: PatientConnection;

  constructor(settings: Settings) {
    super({ database: settings.file });
    this.#settings = settings;
    this.#connection = new PatientConnection(this.#turns, settings);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take();
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#turns.pass();
  }

  /**
   * `begin` alone is deferred: a transaction that reads first and writes later can fail with a busy snapshot, which no
   * waiting mends. So every transaction takes the write lock at once.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#settings.file.assertInPlace();
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** @throws StorageFault also when the commit went to a file that is no longer there */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#settings.file.assertInPlace();
  }

  /** SQLite has already rolled back what failed for want of space; saying it again would hide that. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#settings.file.database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite's DDL is transactional; with the immediate lock above a migration is all or nothing, one process at a time. */
class PatientAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver takes turns by itself, because it lets others go first while it waits. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** SQLite as this program uses it. */
export class PatientDialect extends SqliteDialect {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    super({ database: settings.file });
    this.#settings = settings;
  }

  override createDriver(): Driver & SqliteDriver {
    return new PatientDriver(this.#settings);
  }

  override createAdapter(): SqliteAdapter {
    return new PatientAdapter();
  }
}
