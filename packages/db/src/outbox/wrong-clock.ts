import { type Expression, type SqlBool, sql } from "kysely";

/** The clocks of instances differ by less than this. A time that is further ahead comes from a wrong clock. */
const skewMs = 60_000;

/**
 * The age of a time (UTC, ISO-8601) in seconds. A time in the future counts as infinitely old, because no one knows how
 * long the row has waited, and an alert on old rows must fire.
 */
export function ageSeconds(at: string, now = Date.now()): number {
  const ms = now - Date.parse(at);
  return ms < -skewMs ? Number.POSITIVE_INFINITY : Math.max(0, ms) / 1000;
}

/**
 * An SQL condition: the time is too far in the future to be right, so it must not postpone anything.
 * @param waitMs how far ahead the program itself may set the time
 */
export function isTooFarAhead(column: Expression<string | null>, waitMs = 0, now = Date.now()): Expression<SqlBool> {
  return sql<SqlBool>`${column} > ${new Date(now + waitMs + skewMs).toISOString()}`;
}
