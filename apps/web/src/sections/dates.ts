const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "June 12, 2025" from an ISO-8601 date or instant, in UTC, so that server and browser agree. */
export function longDate(iso: string): string {
  return long.format(new Date(iso));
}
