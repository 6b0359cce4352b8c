import type { SqliteDatabase, SqliteStatement } from "kysely";

/** More than this program has; a query whose text grows with its input must not fill the memory. */
const keptMax = 500;

/**
 * Preparing a statement takes SQLite ten times as long as finding a row with it, and Kysely prepares one for every
 * query. SQLite itself prepares a kept one anew when the tables have changed.
 */
export function keepStatements(database: SqliteDatabase): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known !== undefined) return known;
      const statement = database.prepare(sql);
      const [oldest] = kept.keys();
      if (kept.size >= keptMax && oldest !== undefined) kept.delete(oldest);
      kept.set(sql, statement);
      return statement;
    },
  };
}
