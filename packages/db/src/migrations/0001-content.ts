import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** The tables that pages are made of. Edit rows freely: a page follows within a second, and the seed keeps your edits. */
export async function content(db: Kysely<unknown>, { ddl }: Engine): Promise<void> {
  const statements = [
    `CREATE TABLE services (
  -- One row per service the company sells. The page's long copy is in packages/content.
  id ${ddl.id},
  slug TEXT NOT NULL UNIQUE CHECK (slug <> '' AND slug = lower(slug)),  -- its address: /{slug}
  name TEXT NOT NULL CHECK (name <> ''),
  short_description TEXT NOT NULL,
  color TEXT NOT NULL CHECK (color IN ('pine', 'amber', 'ink')),        -- colour family of its icon
  icon TEXT NOT NULL,                                                   -- a name of the icon sprite
  featured INTEGER NOT NULL DEFAULT 0 CHECK (featured IN (0, 1)),       -- 1: shown on the home page
  position INTEGER NOT NULL,                                            -- order on pages, ascending
  duration_from INTEGER NOT NULL CHECK (duration_from > 0),             -- typical duration, in duration_unit
  duration_to INTEGER CHECK (duration_to >= duration_from),             -- null: open-ended, "30+ days"
  duration_unit TEXT NOT NULL CHECK (duration_unit IN ('hour', 'day', 'month', 'year')),
  seed_hash TEXT                                                        -- set by the seed; tells an edited row from a seeded one
) ${ddl.tableEnd}`,

    `CREATE TABLE specialties (
  -- One row per medical specialty.
  id ${ddl.id},
  slug TEXT NOT NULL UNIQUE CHECK (slug <> '' AND slug = lower(slug)),  -- its address: /{slug}
  name TEXT NOT NULL CHECK (name <> ''),
  description TEXT NOT NULL,
  icon TEXT NOT NULL,                                                   -- a name of the icon sprite
  image_url TEXT,                                                       -- null: the site draws its own picture
  timeframe_from_days INTEGER NOT NULL CHECK (timeframe_from_days > 0),
  timeframe_to_days INTEGER NOT NULL CHECK (timeframe_to_days >= timeframe_from_days),
  key_requirements TEXT NOT NULL CHECK (${ddl.isJsonArray("key_requirements")}),  -- JSON array of texts
  position INTEGER NOT NULL,                                            -- order on pages, ascending
  seed_hash TEXT
) ${ddl.tableEnd}`,

    `CREATE TABLE states (
  -- One row per US state.
  id ${ddl.id},
  slug TEXT NOT NULL UNIQUE CHECK (slug <> '' AND slug = lower(slug)),  -- its address: /states/{slug}
  name TEXT NOT NULL UNIQUE CHECK (name <> ''),
  abbreviation TEXT NOT NULL UNIQUE CHECK (length(abbreviation) = 2),
  medical_board TEXT NOT NULL,
  medicaid_program TEXT NOT NULL,
  imlc_member INTEGER CHECK (imlc_member IN (0, 1)),                    -- Interstate Medical Licensure Compact; null: not certain, the page says nothing
  licensing TEXT NOT NULL CHECK (${ddl.isJsonArray("licensing")}),      -- JSON array of texts: State Licensing Requirements
  network TEXT NOT NULL CHECK (${ddl.isJsonArray("network")}),          -- JSON array of texts: Network Participation
  seed_hash TEXT
) ${ddl.tableEnd}`,

    `CREATE TABLE blog_posts (
  -- One row per article.
  id ${ddl.id},
  slug TEXT NOT NULL UNIQUE CHECK (slug <> '' AND slug = lower(slug)),  -- its address: /blog/{slug}
  title TEXT NOT NULL CHECK (title <> ''),
  excerpt TEXT NOT NULL,
  content TEXT NOT NULL,                                                -- plain text; a blank line ends a paragraph
  category TEXT NOT NULL CHECK (category IN ('Credentialing Tips', 'Payer Enrollment', 'Industry News', 'Compliance')),
  image_url TEXT,                                                       -- null: the site draws a cover
  tags TEXT NOT NULL DEFAULT '[]' CHECK (${ddl.isJsonArray("tags")}),   -- JSON array of texts
  created_at TEXT NOT NULL CHECK (created_at LIKE '____-__-__T__:__:__%Z'),  -- UTC, ISO-8601
  seed_hash TEXT
) ${ddl.tableEnd}`,

    "CREATE INDEX services_featured ON services (featured, position)",
    "CREATE INDEX blog_posts_newest ON blog_posts (created_at DESC, id DESC)",
    "CREATE INDEX blog_posts_category ON blog_posts (category, created_at DESC)",

    `CREATE TABLE content_revision (
  -- One row. Triggers raise it with every change of a content table; rendered pages are kept per revision.
  id INTEGER PRIMARY KEY CHECK (id = 1),
  revision INTEGER NOT NULL,
  changed_at TEXT NOT NULL                                              -- UTC, ISO-8601
) ${ddl.tableEnd}`,
    "INSERT INTO content_revision (id, revision, changed_at) VALUES (1, 1, '2026-01-01T00:00:00.000Z')",
    ...["services", "specialties", "states", "blog_posts"].flatMap((table) => ddl.bumpRevision(table)),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
