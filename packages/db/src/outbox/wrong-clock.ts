import { type Expression, type SqlBool, sql } from "kysely";

/** The clocks of two instances may differ by this much. A time further ahead was written under a wrong clock. */
const skewMs = 60_000;

/**
 * Counts a time in the future as infinitely old, because an alert about old rows must not miss such a row.
 * @param at in UTC and ISO 8601
 */
export function ageSeconds(at: string, now = Date.now()): number {
  const ms = now - Date.parse(at);
  return ms < -skewMs ? Number.POSITIVE_INFINITY : Math.max(0, ms) / 1000;
}

/** @param waitMs how far in the future the program itself may set this time */
export function isTooFarAhead(column: Expression<string | null>, waitMs = 0, now = Date.now()): Expression<SqlBool> {
  return sql<SqlBool>`${column} > ${new Date(now + waitMs + skewMs).toISOString()}`;
}
