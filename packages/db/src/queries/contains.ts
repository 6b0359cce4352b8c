import { type Expression, type SqlBool, sql } from "kysely";

/** Whether the column contains the text, ignoring case at least for Latin letters without accents. */
export function contains(column: Expression<string | null>, text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  // LIKE alone ignores case on SQLite, but not on PostgreSQL.
  return sql<SqlBool>`lower(${column}) LIKE lower(${pattern}) ESCAPE '\\'`;
}

/** A search text with fewer digits is no phone number. */
const digitsMin = 7;

/** The digits of a phone number, by which it is found however it was typed; null: too few. */
export function searchedDigits(text: string): string | null {
  if (/[a-z@]/i.test(text)) return null;
  const digits = text.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return digits.length < digitsMin ? null : digits;
}

/** The digits of a column with phone numbers as they were typed. */
export function phoneDigits(column: Expression<string | null>): Expression<string | null> {
  return [" ", "-", "(", ")", ".", "+", "/"].reduce(
    (text, character) => sql<string | null>`replace(${text}, ${sql.lit(character)}, '')`,
    column,
  );
}
