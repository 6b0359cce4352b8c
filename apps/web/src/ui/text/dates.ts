const months = "January February March April May June July August September October November December".split(" ");

/**
 * Writes an ISO-8601 date or instant as "June 12, 2025". It uses UTC, because the server's HTML must match the
 * browser's. `Intl` would take a phone 60 ms to load its locale data.
 */
export function longDate(iso: string): string {
  const date = new Date(iso);
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
