import { type Expression, type SqlBool, sql } from "kysely";

/** Whether the text stands in the column; letters of either case are the same: at least the Latin ones without accents. */
export function contains(column: Expression<string | null>, text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  // LIKE alone ignores case on SQLite, and does not on PostgreSQL.
  return sql<SqlBool>`lower(${column}) LIKE lower(${pattern}) ESCAPE '\\'`;
}
