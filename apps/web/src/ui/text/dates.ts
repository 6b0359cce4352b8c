const months = "January February March April May June July August September October November December".split(" ");

/**
 * "June 12, 2025" from an ISO-8601 date or instant, in UTC, because the server's HTML has to match the browser's
 * rendering. `Intl` would take a phone 60 ms to load its locale data.
 */
export function longDate(iso: string): string {
  const date = new Date(iso);
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
