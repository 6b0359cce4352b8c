import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from "kysely";
import type { SqliteFile } from "./file.ts";

/** Kysely's dialect, with transactions that a lead can be trusted to. */
export class FileDialect extends SqliteDialect {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    super({ database: file });
    this.#file = file;
  }

  override createDriver(): SqliteDriver {
    return new FileDriver(this.#file);
  }

  override createAdapter(): SqliteAdapter {
    return new FileAdapter();
  }
}

class FileDriver extends SqliteDriver {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    super({ database: file });
    this.#file = file;
  }

  /**
   * Every transaction takes the write lock at its beginning, because a deferred transaction that reads first and writes
   * later can fail with a busy snapshot, which no waiting resolves.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#file.assertInPlace();
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** @throws StorageFault also when the commit went to a deleted file */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#file.assertInPlace();
  }

  /** On a full disk SQLite has rolled back by itself; a second rollback would throw, and hide the first error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.database.inTransaction) await super.rollbackTransaction(connection);
  }
}

class FileAdapter extends SqliteAdapter {
  /** With an immediate transaction a migration is all or nothing, one process at a time. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
