import { type Expression, type SqlBool, sql } from "kysely";

/**
 * How far the clocks of two instances may differ. A time that is further in the future was written under a wrong clock.
 */
const skewMs = 60_000;

/**
 * Returns the age of a time in seconds. The time is in UTC and ISO 8601.
 * A time that is more than a minute in the future counts as infinitely old. Such a time comes from a wrong clock, so no
 * one knows how long the row has been waiting, and an alert about old rows must not miss it.
 */
export function ageSeconds(at: string, now = Date.now()): number {
  const ms = now - Date.parse(at);
  return ms < -skewMs ? Number.POSITIVE_INFINITY : Math.max(0, ms) / 1000;
}

/**
 * An SQL condition that is true if a time is too far in the future to be right. Such a time must not delay anything.
 * @param waitMs how far in the future the program itself may set this time
 */
export function isTooFarAhead(column: Expression<string | null>, waitMs = 0, now = Date.now()): Expression<SqlBool> {
  return sql<SqlBool>`${column} > ${new Date(now + waitMs + skewMs).toISOString()}`;
}
