import * as z from "zod/mini";
import { isBlank, jsonOf, type SeededTable } from "../columns.ts";
import type { Db } from "../open.ts";

/** Rules that a column's type can't express. A text that follows its rule can be read and shown. */
export type Kind = "texts" | "sources" | "instant" | "slug" | "image";

/** Completes a sentence that begins with the column's name. */
export const needs: Readonly<Record<Kind, string>> = {
  texts: 'is a JSON array of texts, such as ["Medicare", "CAQH"], and no text of it is empty',
  sources:
    'is a JSON array; a source has "title", "publisher", "url" (https://...) and "checkedOn" (YYYY-MM-DD or null)',
  instant: "is a time that exists, in UTC, such as 2026-12-01T14:00:00Z",
  slug: "is part of an address: a to z, digits, and single hyphens between them, at most 80",
  image: "begins with https:// or, for a file of the site, with /",
};

type Columns = Readonly<Record<string, Kind>>;

/** The columns of each content table whose text a statement could make unreadable. */
export const contentRules: Readonly<Record<SeededTable, Columns>> = {
  services: { slug: "slug" },
  specialties: { slug: "slug", key_requirements: "texts", image_url: "image" },
  states: { slug: "slug", licensing: "texts", network: "texts" },
  blog_posts: {
    slug: "slug",
    tags: "texts",
    in_short: "texts",
    sources: "sources",
    image_url: "image",
    created_at: "instant",
    updated_at: "instant",
    publish_at: "instant",
  },
};

const text = z.string().check(z.refine((value) => !isBlank(value)));

const day = z.string().check(z.refine((value) => /^\d{4}-\d\d-\d\d$/.test(value) && exists(`${value}T00:00:00Z`)));

const source = z.object({
  title: text,
  publisher: text,
  url: z.string().check(z.startsWith("https://"), z.minLength("https://".length + 1)),
  checkedOn: z.nullable(day),
});

const schemas = {
  texts: z.array(text),
  sources: z.array(source),
  instant: z.string().check(z.refine(exists)),
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80)),
  image: z.string().check(z.regex(/^(?:https:\/\/.|data:image\/.|\/(?!\/).|$)/s)),
} as const satisfies Record<Kind, z.ZodMiniType>;

/** Whether the instant exists on the calendar: February 30 does not. */
function exists(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value)) return false;
  const ms = Date.parse(value);
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 19) === value.slice(0, 19);
}

/** Whether the program can read a column's text as it is. null: the column is empty, and may be */
export function isReadable(kind: Kind, value: string | null): boolean {
  if (value === null) return true;
  if (kind !== "texts" && kind !== "sources") return schemas[kind].safeParse(value).success;
  return schemas[kind].safeParse(jsonOf(value)).success;
}

/** The sources that can be read. */
export function textToSources(value: string): z.infer<typeof source>[] {
  const entries = jsonOf(value);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry) => source.safeParse(entry).data ?? []);
}

/**
 * Describes, in one sentence each, rows that bypassed the tables' checks, such as rows of an older file. The site shows
 * them without the unreadable parts.
 */
export async function findUnreadable(db: Db): Promise<string[]> {
  const faults: string[] = [];
  for (const [table, columns] of Object.entries(contentRules)) {
    const name = table as "blog_posts"; // the four tables share slug, and `contentRules` names their columns
    // the four tables share slug, and `contentRules` names their columns
    const names = Object.keys(columns) as "slug"[];
    for (const row of await db.selectFrom(name).select(names).orderBy("slug").execute()) {
      const values: Readonly<Record<string, string | null>> = row;
      for (const [column, kind] of Object.entries(columns))
        if (!isReadable(kind, values[column] ?? null))
          faults.push(`The table ${table}, row ${row.slug}: ${column} ${needs[kind]}.`);
    }
  }
  return faults;
}
