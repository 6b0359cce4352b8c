import type SqliteDatabase from "better-sqlite3";

/** More than this program has; a query whose text grows with its input must not fill the memory. */
const keptMax = 500;

/**
 * Preparing a statement takes SQLite ten times as long as finding a row with it, and Kysely asks for one with every
 * query. SQLite itself prepares a kept one anew when the tables have changed.
 */
export class KeptStatements {
  readonly #database: Pick<SqliteDatabase.Database, "prepare">;
  readonly #kept = new Map<string, SqliteDatabase.Statement>();

  constructor(database: Pick<SqliteDatabase.Database, "prepare">) {
    this.#database = database;
  }

  prepare(sql: string): SqliteDatabase.Statement {
    const known = this.#kept.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= keptMax && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(sql, statement);
    return statement;
  }
}
