import { dialects, instant } from "../../dialect.ts";
import type { Engine } from "../../engine.ts";

export function contentTables(name: Engine["name"]): readonly string[] {
  const { id, end, isJsonArray } = dialects[name];
  return [
    `CREATE TABLE services (
  -- One row per service the company sells. The page's long copy is in packages/content.
  id ${id},
  slug TEXT NOT NULL UNIQUE CHECK (slug <> '' AND slug = lower(slug)),  -- its address: /{slug}
  name TEXT NOT NULL CHECK (name <> ''),
  short_description TEXT NOT NULL,
  color TEXT NOT NULL CHECK (color IN ('pine', 'amber', 'ink')),        -- tone family of its icon
  icon TEXT NOT NULL,                                                   -- a name of the icon sprite
  featured INTEGER NOT NULL DEFAULT 0 CHECK (featured IN (0, 1)),       -- 1: shown on the home page
  position INTEGER NOT NULL,                                            -- order on pages, ascending
  duration_from INTEGER NOT NULL CHECK (duration_from > 0),             -- typical duration, in duration_unit
  duration_to INTEGER CHECK (duration_to >= duration_from),             -- null: open-ended, "30+ days"
  duration_unit TEXT NOT NULL CHECK (duration_unit IN ('hour', 'day', 'month', 'year')),
  seed_hash TEXT                                                        -- set by the seed; distinguishes an edited row from a seeded one
) ${end}`,

    `CREATE TABLE specialties (
  -- One row per medical specialty.
  id ${id},
  slug TEXT NOT NULL UNIQUE CHECK (slug <> '' AND slug = lower(slug)),  -- its address: /{slug}
  name TEXT NOT NULL CHECK (name <> ''),
  description TEXT NOT NULL,
  icon TEXT NOT NULL,                                                   -- a name of the icon sprite
  image_url TEXT,                                                       -- null: the site draws its own picture
  timeframe_from_days INTEGER NOT NULL CHECK (timeframe_from_days > 0),
  timeframe_to_days INTEGER NOT NULL CHECK (timeframe_to_days >= timeframe_from_days),
  key_requirements TEXT NOT NULL CHECK (${isJsonArray("key_requirements")}),  -- JSON array of texts
  position INTEGER NOT NULL,                                            -- order on pages, ascending
  seed_hash TEXT,
  color TEXT NOT NULL DEFAULT 'pine' CHECK (color IN ('pine', 'amber', 'ink'))  -- tone family of its card
) ${end}`,

    `CREATE TABLE states (
  -- One row per US state.
  id ${id},
  slug TEXT NOT NULL UNIQUE CHECK (slug <> '' AND slug = lower(slug)),  -- its address: /states/{slug}
  name TEXT NOT NULL UNIQUE CHECK (name <> ''),
  abbreviation TEXT NOT NULL UNIQUE CHECK (length(abbreviation) = 2),
  medical_board TEXT NOT NULL,
  medicaid_program TEXT NOT NULL,
  imlc_member INTEGER CHECK (imlc_member IN (0, 1)),                    -- Interstate Medical Licensure Compact; null: not certain, the page says nothing
  licensing TEXT NOT NULL CHECK (${isJsonArray("licensing")}),      -- JSON array of texts: State Licensing Requirements
  network TEXT NOT NULL CHECK (${isJsonArray("network")}),          -- JSON array of texts: Network Participation
  seed_hash TEXT,
  controlled_substance_registration TEXT CHECK (controlled_substance_registration IN ('yes', 'no')),  -- issued to physicians by the state itself; null: not certain, the page says nothing definite
  medicaid_managed_care TEXT CHECK (medicaid_managed_care IN ('yes', 'no'))  -- comprehensive Medicaid plans; null: not certain, the page says nothing definite
) ${end}`,

    `CREATE TABLE blog_posts (
  -- One row per article.
  id ${id},
  slug TEXT NOT NULL UNIQUE CHECK (slug <> '' AND slug = lower(slug)),  -- its address: /blog/{slug}
  title TEXT NOT NULL CHECK (title <> ''),
  excerpt TEXT NOT NULL,
  content TEXT NOT NULL,                                                -- plain text; a blank line ends a paragraph
  category TEXT NOT NULL CHECK (category IN ('Credentialing Tips', 'Payer Enrollment', 'Industry News', 'Compliance')),
  image_url TEXT,                                                       -- null: the site draws a cover
  tags TEXT NOT NULL DEFAULT '[]' CHECK (${isJsonArray("tags")}),   -- JSON array of texts
  created_at TEXT NOT NULL ${instant("created_at")},  -- UTC, ISO-8601
  seed_hash TEXT,
  updated_at TEXT ${instant("updated_at")},  -- UTC, ISO-8601; null: unchanged since created_at
  sources TEXT NOT NULL DEFAULT '[]' CHECK (${isJsonArray("sources")}),  -- JSON array of {"title", "publisher", "url", "checkedOn"}
  mark TEXT CHECK (length(mark) BETWEEN 1 AND 16),  -- large on the cover: 120 days, CMS-855I, Jan 31, or Nov > May for two ends of a line; null: a plain sheet
  stamp TEXT CHECK (stamp IN ('approved', 'returned', 'due')),  -- on the cover; null: none
  service TEXT,  -- slug of the service that does this work; null: the page names none
  in_short TEXT NOT NULL DEFAULT '[]' CHECK (${isJsonArray("in_short")})  -- JSON array of texts: a summary
) ${end}`,

    "CREATE INDEX services_featured ON services (featured, position)",
    "CREATE INDEX blog_posts_newest ON blog_posts (created_at DESC, id DESC)",
    "CREATE INDEX blog_posts_category ON blog_posts (category, created_at DESC)",

    `CREATE TABLE content_revision (
  -- One row. Triggers increase it with every change of a content table; pages belong to a revision.
  id INTEGER PRIMARY KEY CHECK (id = 1),
  revision INTEGER NOT NULL,
  changed_at TEXT NOT NULL                                              -- UTC, ISO-8601
) ${end}`,
    "INSERT INTO content_revision (id, revision, changed_at) VALUES (1, 1, '2026-01-01T00:00:00.000Z')",
  ];
}
