import type { Source } from "@site/content/types/content";
import type { Selectable } from "kysely";
import * as z from "zod/mini";
import type { Database } from "./schema.ts";

export type SeededTable = "services" | "specialties" | "states" | "blog_posts";

/** A row as the seed writes it, with every column, because an insert stores null for an absent nullable column. */
export type SeededRow<T extends SeededTable> = Omit<Selectable<Database[T]>, "id" | "seed_hash">;

/** Only this file converts lists, booleans and dates, because SQLite has no such types. */

export function listToText(list: readonly string[]): string {
  return JSON.stringify(list);
}

const list = z.array(z.string());

/** @throws Error when the text is not a JSON array of texts; the tables' CHECKs keep such text out */
export function textToList(text: string): string[] {
  return list.parse(JSON.parse(text));
}

/** Sources as the table stores them. Address and date are plain texts, because an editor may enter anything. */
const storedSources = z.array(
  z.object({ title: z.string(), publisher: z.string(), url: z.string(), checkedOn: z.nullable(z.string()) }),
);

export function sourcesToText(sources: readonly Source[]): string {
  return JSON.stringify(sources.map(({ title, publisher, url, checkedOn }) => ({ title, publisher, url, checkedOn })));
}

/** @throws Error when the text is not a JSON array of sources; the table's triggers keep such text out */
export function textToSources(text: string): z.infer<typeof storedSources> {
  return storedSources.parse(JSON.parse(text));
}

/** An empty text counts as null, because a SQL shell makes one easily. */
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
