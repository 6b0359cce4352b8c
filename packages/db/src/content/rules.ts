import { iconNames } from "@site/content/icons";
import * as z from "zod/mini";
import { classOf, isBlank, jsonOf, type SeededTable } from "../columns.ts";
import type { Db } from "../open.ts";

/** An error message begins with the column, for example "states.abbreviation is two capital letters, such as TX". */
export const needs = {
  line: "is one line of text, not blank",
  text: "is text, not blank, whose only control characters are line breaks and tabs",
  abbreviation: "is two capital letters, such as TX",
  list: 'is a JSON array of lines of text, such as ["Medicare", "CAQH"], and has at least one; none is blank',
  texts: 'is a JSON array of lines of text, such as ["Medicare", "CAQH"]; none is blank',
  sources:
    'is a JSON array; a source has "title", "publisher", "url" (https://...) and "checkedOn" (YYYY-MM-DD or null)',
  instant: "is a valid time in UTC, such as 2026-12-01T14:00:00Z",
  slug: "is part of a URL: at most 80 characters, a to z, digits, and single hyphens between them",
  image: "begins with https:// or, for a file of the site, with /, and has no spaces",
  icon: "is the name of an icon; the table icons lists them",
  span: "is a whole number from 1 to 999",
} as const;

export type Kind = keyof typeof needs;

type Columns = Readonly<Record<string, Kind>>;

export const contentRules: Readonly<Record<SeededTable, Columns>> = {
  services: {
    slug: "slug",
    name: "line",
    short_description: "line",
    icon: "icon",
    duration_from: "span",
    duration_to: "span",
  },
  specialties: {
    slug: "slug",
    name: "line",
    description: "line",
    icon: "icon",
    image_url: "image",
    timeframe_from_days: "span",
    timeframe_to_days: "span",
    key_requirements: "list",
  },
  states: {
    slug: "slug",
    name: "line",
    abbreviation: "abbreviation",
    medical_board: "line",
    medicaid_program: "line",
    licensing: "list",
    network: "list",
  },
  blog_posts: {
    slug: "slug",
    title: "line",
    excerpt: "line",
    content: "text",
    mark: "line",
    service: "slug",
    tags: "texts",
    in_short: "texts",
    sources: "sources",
    image_url: "image",
    created_at: "instant",
    updated_at: "instant",
    publish_at: "instant",
  },
};

/** In the same format as `blank`. NUL is missing here, because `without` refuses it in every text. */
export const forbidden = { line: "1-1f 7f-9f 2028-2029", text: "1-8 b-c e-1f 7f-9f", address: "1-20 7f-a0 2028-2029" };

const without = (codes: string) => z.string().check(z.regex(new RegExp(`^[^\\u0000${classOf(codes)}]*$`)));

const isVisible = z.refine<string>((value) => !isBlank(value));

const line = without(forbidden.line).check(isVisible);

const day = z.string().check(z.refine((value) => /^\d{4}-\d\d-\d\d$/.test(value) && exists(`${value}T00:00:00Z`)));

const source = z.object({
  title: line,
  publisher: line,
  url: z.string().check(z.startsWith("https://"), z.minLength("https://".length + 1)),
  checkedOn: z.nullable(day),
});

const schemas = {
  line,
  text: without(forbidden.text).check(isVisible),
  abbreviation: z.string().check(z.regex(/^[A-Z]{2}$/)),
  list: z.array(line).check(z.minLength(1)),
  texts: z.array(line),
  sources: z.array(source),
  instant: z.string().check(z.refine(exists)),
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80)),
  image: without(forbidden.address).check(z.regex(/^(?:https:\/\/.|data:image\/.|\/(?!\/).|$)/)),
  icon: z.enum(iconNames),
  span: z.string().check(z.regex(/^[1-9]\d{0,2}$/)),
} as const satisfies Record<Kind, z.ZodMiniType>;

const inJson: readonly Kind[] = ["list", "texts", "sources"];

/** `Date.parse` alone can't tell whether a date exists, because it reads February 30 as March 2. */
function exists(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value)) return false;
  const ms = Date.parse(value);
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 19) === value.slice(0, 19);
}

export function isReadable(kind: Kind, value: string | null): boolean {
  if (value === null) return true;
  return schemas[kind].safeParse(inJson.includes(kind) ? jsonOf(value) : value).success;
}

export function textToSources(value: string): z.infer<typeof source>[] {
  const entries = jsonOf(value);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry) => source.safeParse(entry).data ?? []);
}

/** Unreadable values can be in the database, because older releases had fewer rules. */
export async function findUnreadable(db: Db): Promise<string[]> {
  const faults: string[] = [];
  for (const [table, columns] of Object.entries(contentRules)) {
    const name = table as "blog_posts"; // all four tables have a slug, and `contentRules` names only real columns
    const names = Object.keys(columns) as "slug"[];
    for (const row of await db.selectFrom(name).select(names).orderBy("slug").execute()) {
      const values: Readonly<Record<string, string | number | null>> = row;
      for (const [column, kind] of Object.entries(columns)) {
        const value = values[column] ?? null;
        if (!isReadable(kind, value === null ? null : String(value)))
          faults.push(`The table ${table}, row ${row.slug}: ${column} ${needs[kind]}.`);
      }
    }
  }
  return faults;
}
