/** SQLite has no lists, no booleans and no dates: the only place where they are converted. */

export function listToText(list: readonly string[]): string {
  return JSON.stringify(list);
}

/** @throws Error when the text is not a JSON array of texts; the tables' CHECKs keep such text out */
export function textToList(text: string): string[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list) || !list.every((item) => typeof item === "string"))
    throw new Error("Expected a JSON array of texts.");
  return list;
}

export function flagToBoolean(flag: 0 | 1 | null): boolean | null {
  return flag === null ? null : flag === 1;
}

export function booleanToFlag(value: boolean): 0 | 1;
export function booleanToFlag(value: boolean | null): 0 | 1 | null;
export function booleanToFlag(value: boolean | null): 0 | 1 | null {
  return value === null ? null : value ? 1 : 0;
}

/** Now, as the tables hold it: UTC, ISO-8601, milliseconds. */
export function nowText(): string {
  return new Date().toISOString();
}
