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

/** Ranges of code points, for a class of characters in JavaScript, SQLite and PostgreSQL. */
export type Ranges = readonly (readonly [from: number, to: number])[];

/** Spaces, line breaks and characters of no width. */
export const blank: Ranges = [
  ...([
    [0x09, 0x0d],
    [0x20, 0x20],
    [0x85, 0x85],
    [0xa0, 0xa0],
    [0xad, 0xad],
    [0x1680, 0x1680],
  ] as const),
  ...([
    [0x2000, 0x200f],
    [0x2028, 0x202f],
    [0x205f, 0x2064],
    [0x3000, 0x3000],
    [0xfeff, 0xfeff],
  ] as const),
];

/** The ranges as part of a class of a regular expression, in JavaScript and in PostgreSQL. */
export function classOf(ranges: Ranges): string {
  const escaped = (code: number) => `\\u${code.toString(16).padStart(4, "0")}`;
  return ranges.map(([from, to]) => `${escaped(from)}-${escaped(to)}`).join("");
}

const visible = new RegExp(`[^${classOf(blank)}]`);

/** Whether a reader would see nothing of the text. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
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
