import type SqliteDatabase from "better-sqlite3";

/** More than this program's own statements; bounded, because the text of some queries grows with their input. */
const statementsMax = 500;

/**
 * Caches prepared statements, because preparing one takes SQLite ten times as long as finding a row with it, and Kysely
 * requests one for every query. SQLite re-prepares a cached statement after a change of the schema.
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
