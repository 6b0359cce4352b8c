import { type Expression, type SqlBool, sql } from "kysely";

/** The clocks of instances differ by less. A time that is further ahead was written while a clock was wrong. */
const skewMs = 60_000;

/**
 * The age of a time, UTC, ISO-8601. A time ahead counts as infinitely old, so that an alert on old things fires: no one
 * knows how long it has waited.
 */
export function ageSeconds(at: string, now = Date.now()): number {
  const ms = now - Date.parse(at);
  return ms < -skewMs ? Number.POSITIVE_INFINITY : Math.max(0, ms) / 1000;
}

/**
 * The condition that a time is further ahead than it can be by the program's own rules: the clock was wrong for a
 * moment when it was written, so it must postpone nothing.
 * @param waitMs how far ahead the program sets such a time at most
 */
export function isTooFarAhead(column: Expression<string | null>, waitMs = 0, now = Date.now()): Expression<SqlBool> {
  return sql<SqlBool>`${column} > ${new Date(now + waitMs + skewMs).toISOString()}`;
}
