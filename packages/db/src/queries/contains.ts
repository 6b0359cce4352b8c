import { type Expression, type SqlBool, sql } from "kysely";

/** Whether the column contains the text, ignoring case at least for Latin letters without accents. */
export function contains(column: Expression<string | null>, text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  // LIKE alone ignores case on SQLite, but not on PostgreSQL.
  return sql<SqlBool>`lower(${column}) LIKE lower(${pattern}) ESCAPE '\\'`;
}
