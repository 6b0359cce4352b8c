import type { Selectable } from "kysely";
import type { Database } from "./schema.ts";

export const contentTables = ["services", "specialties", "states", "blog_posts"] as const;

export type SeededTable = (typeof contentTables)[number];

export type SeededRow<T extends SeededTable> = Omit<Selectable<Database[T]>, "id" | "seed_hash">;

export function listToText(list: readonly string[]): string {
  return JSON.stringify(list);
}

/** Drops bad values and doesn't throw, because a row that somebody has edited badly in SQL must not break a page. */
export function textToList(text: string): string[] {
  const entries = jsonOf(text);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown) => {
    const shown = typeof entry === "number" ? String(entry) : entry;
    return typeof shown === "string" && !isBlank(shown) ? [shown] : [];
  });
}

/** The code points of invisible characters, in hexadecimal. `9-d` is a range. */
export const blank = "9-d 20 85 a0 ad 1680 2000-200f 2028-202f 205f-2064 3000 feff";

/** Writes the code points for a character class of a regular expression, in JavaScript and in PostgreSQL. */
export function classOf(codes: string): string {
  return codes.replaceAll(/[\da-f]+/g, (code) => `\\u${code.padStart(4, "0")}`).replaceAll(" ", "");
}

const visible = new RegExp(`[^${classOf(blank)}]`);

export function isBlank(text: string): boolean {
  return !visible.test(text);
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Converts an empty string to null, because people who edit a row in SQL may write '' where they mean NULL. */
export function textOrNull(text: string | null): string | null {
  return text === "" ? null : text;
}

export function nowText(): string {
  return new Date().toISOString();
}
