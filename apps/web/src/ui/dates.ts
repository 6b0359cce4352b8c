const months = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
] as const;

/**
 * "June 12, 2025" from an ISO-8601 date or instant, in UTC, so that server and browser agree. Not by `Intl`: a phone
 * takes 60 ms to load the languages of the world.
 */
export function longDate(iso: string): string {
  const date = new Date(iso);
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
