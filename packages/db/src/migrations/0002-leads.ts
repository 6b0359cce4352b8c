import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** What visitors leave. Nothing here is ever overwritten by the seed. */
export async function leads(db: Kysely<unknown>, { ddl }: Engine): Promise<void> {
  const status = "TEXT NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'contacted', 'won', 'lost'))";
  const statements = [
    `CREATE TABLE contact_services (
  -- The choices of "Service Needed" in the contact form. Seeded; rows may be renamed, not removed while a lead names them.
  value TEXT PRIMARY KEY NOT NULL,
  label TEXT NOT NULL CHECK (label <> '')
) ${ddl.tableEnd}`,

    `CREATE TABLE consultation_requests (
  -- The home page's form: "Schedule a Free Consultation".
  id ${ddl.id},
  reference TEXT NOT NULL UNIQUE,                 -- what the visitor was told: CR-XXXX-XXXX
  name TEXT NOT NULL CHECK (name <> ''),
  email TEXT NOT NULL CHECK (email LIKE '%_@_%'),
  phone TEXT NOT NULL CHECK (phone <> ''),        -- as typed
  practice TEXT,                                  -- null: left empty
  status ${status},
  created_at TEXT NOT NULL CHECK (created_at LIKE '____-__-__T__:__:__%Z')  -- UTC, ISO-8601
) ${ddl.tableEnd}`,

    `CREATE TABLE contact_submissions (
  -- The contact page's form.
  id ${ddl.id},
  reference TEXT NOT NULL UNIQUE,                 -- what the visitor was told: CM-XXXX-XXXX
  name TEXT NOT NULL CHECK (name <> ''),
  email TEXT NOT NULL CHECK (email LIKE '%_@_%'),
  phone TEXT,                                     -- as typed; null: left empty
  company TEXT,                                   -- null: left empty
  service TEXT REFERENCES contact_services (value),  -- null: none chosen
  message TEXT NOT NULL CHECK (message <> ''),
  status ${status},
  created_at TEXT NOT NULL CHECK (created_at LIKE '____-__-__T__:__:__%Z')  -- UTC, ISO-8601
) ${ddl.tableEnd}`,

    `CREATE TABLE newsletter_subscribers (
  -- One row per address, lower case.
  id ${ddl.id},
  email TEXT NOT NULL UNIQUE CHECK (email LIKE '%_@_%' AND email = lower(email)),
  created_at TEXT NOT NULL CHECK (created_at LIKE '____-__-__T__:__:__%Z')  -- UTC, ISO-8601
) ${ddl.tableEnd}`,

    "CREATE INDEX consultation_requests_newest ON consultation_requests (created_at DESC)",
    "CREATE INDEX consultation_requests_email ON consultation_requests (email)",
    "CREATE INDEX contact_submissions_newest ON contact_submissions (created_at DESC)",
    "CREATE INDEX contact_submissions_email ON contact_submissions (email)",
    "CREATE INDEX contact_submissions_service ON contact_submissions (service)",

    `CREATE VIEW lead_inbox AS
  -- Every lead of both forms, newest first when you add ORDER BY created_at DESC.
  SELECT reference, 'consultation' AS kind, status, created_at, name, email, phone, practice AS company, NULL AS service, NULL AS message
  FROM consultation_requests
  UNION ALL
  SELECT reference, 'contact', status, created_at, name, email, phone, company, service, message
  FROM contact_submissions`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
