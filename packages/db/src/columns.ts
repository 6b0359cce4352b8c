import type { Source } from "@site/content/types";
import type { Selectable } from "kysely";
import type { Database } from "./schema.ts";

export type SeededTable = "services" | "specialties" | "states" | "blog_posts";

/** A row as the seed writes it. Every column is named: an insert without a nullable column would store null for it. */
export type SeededRow<T extends SeededTable> = Omit<Selectable<Database[T]>, "id" | "seed_hash">;

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

/** A source as the table holds it: an address and a date that somebody wrote, so plain texts. */
type StoredSource = { title: string; publisher: string; url: string; checkedOn: string | null };

export function sourcesToText(sources: readonly Source[]): string {
  return JSON.stringify(sources.map(({ title, publisher, url, checkedOn }) => ({ title, publisher, url, checkedOn })));
}

/** @throws Error when the text is not a JSON array of sources; the table's triggers keep such text out */
export function textToSources(text: string): StoredSource[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list) || !list.every(isSource)) throw new Error("Expected a JSON array of sources.");
  return list;
}

function isSource(value: unknown): value is StoredSource {
  if (typeof value !== "object" || value === null) return false;
  const { title, publisher, url, checkedOn } = value as Partial<Record<keyof StoredSource, unknown>>; // an object: each key may be absent
  const isDate = checkedOn === null || typeof checkedOn === "string";
  return isDate && [title, publisher, url].every((field) => typeof field === "string");
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
