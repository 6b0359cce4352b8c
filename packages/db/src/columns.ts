import type { Source } from "@site/content/types/content";
import type { Selectable } from "kysely";
import type { Database } from "./schema.ts";

/** The tables that the pages are rendered from. */
export const contentTables = ["services", "specialties", "states", "blog_posts"] as const;

export type SeededTable = (typeof contentTables)[number];

/** A row as the seed writes it. It has every column, because the seed sets absent nullable columns to null. */
export type SeededRow<T extends SeededTable> = Omit<Selectable<Database[T]>, "id" | "seed_hash">;

/** Only this file and `content/rules.ts` convert lists, booleans and dates, which SQLite has no types for. */

export function listToText(list: readonly string[]): string {
  return JSON.stringify(list);
}

/** The texts of a list. Numbers become text and other values are omitted, so that one bad row can't stop a page. */
export function textToList(text: string): string[] {
  const entries = jsonOf(text);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown) => {
    const shown = typeof entry === "number" ? String(entry) : entry;
    return typeof shown === "string" && !isBlank(shown) ? [shown] : [];
  });
}

/** Whether a text has no letters. */
export function isBlank(text: string): boolean {
  return /^[ \t\n\r\u00a0]*$/.test(text);
}

/** undefined: the text isn't JSON */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function sourcesToText(sources: readonly Source[]): string {
  return JSON.stringify(sources.map(({ title, publisher, url, checkedOn }) => ({ title, publisher, url, checkedOn })));
}

/** An empty text counts as null, because a SQL shell easily creates one. */
export function textOrNull(text: string | null): string | null {
  return text === "" ? null : text;
}

export function flagToBoolean(flag: 0 | 1 | null): boolean | null {
  return flag === null ? null : flag === 1;
}

export function booleanToFlag(value: boolean | null): 0 | 1 | null {
  return value === null ? null : value ? 1 : 0;
}

/** The current time as the tables store it: UTC, ISO-8601, milliseconds. */
export function nowText(): string {
  return new Date().toISOString();
}
