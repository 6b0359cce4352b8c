import type SqliteDatabase from "better-sqlite3";

/** More statements than this program has, because a query whose text grows with its input must not fill the memory. */
const statementsMax = 500;

/**
 * Preparing a statement takes SQLite ten times as long as finding a row with it, and Kysely asks for one with every
 * query. SQLite itself prepares a cached statement anew when the tables have changed.
 */
export class StatementCache {
  readonly #database: Pick<SqliteDatabase.Database, "prepare">;
  readonly #statements = new Map<string, SqliteDatabase.Statement>();

  constructor(database: Pick<SqliteDatabase.Database, "prepare">) {
    this.#database = database;
  }

  prepare(sql: string): SqliteDatabase.Statement {
    const cached = this.#statements.get(sql);
    if (cached !== undefined) return cached;
    const statement = this.#database.prepare(sql);
    const [oldest] = this.#statements.keys();
    if (this.#statements.size >= statementsMax && oldest !== undefined) this.#statements.delete(oldest);
    this.#statements.set(sql, statement);
    return statement;
  }
}
