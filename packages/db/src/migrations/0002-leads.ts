import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

const instant = (column: string) => `CHECK (${column} LIKE '____-__-__T__:__:__%Z')`;

/** What both kinds of lead have. */
function leadColumns({ ddl }: Engine): string {
  return `
  status TEXT NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'quarantined', 'contacted', 'won', 'lost')),  -- quarantined: looks like spam, nobody was told; 'pnpm leads release' sends it
  created_at TEXT NOT NULL ${instant("created_at")},  -- UTC, ISO-8601
  idempotency_key TEXT NOT NULL UNIQUE,           -- one intent, one row: a repeat is answered with this row's reference
  spam_score INTEGER NOT NULL DEFAULT 0,          -- quarantined from 50 on
  spam_signals TEXT NOT NULL DEFAULT '[]' CHECK (${ddl.isJsonArray("spam_signals")}),  -- JSON array of texts: why the score
  text_hash TEXT,                                 -- of the message, to see one text from many senders
  client_hash TEXT,                               -- keyed hash of the sender's network address; the address itself is not stored
  landing_page TEXT,                              -- path of the first page of the visit; untrusted
  referrer TEXT,                                  -- where the visit came from; untrusted
  first_utm_source TEXT,                          -- first touch, untrusted
  first_utm_medium TEXT,
  first_utm_campaign TEXT,
  last_utm_source TEXT,                           -- last touch, untrusted
  last_utm_medium TEXT,
  last_utm_campaign TEXT`;
}

/** What visitors leave. Nothing here is ever overwritten by the seed. */
export async function leads(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { ddl } = engine;
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
  practice TEXT,                                  -- null: left empty${leadColumns(engine)}
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
  message TEXT NOT NULL CHECK (message <> ''),${leadColumns(engine)}
) ${ddl.tableEnd}`,

    `CREATE TABLE lead_events (
  -- What happened to a lead, oldest first by id. Written by triggers, so that a change in a SQL shell leaves a trace too.
  id ${ddl.id},
  reference TEXT NOT NULL,
  happened_at TEXT NOT NULL ${instant("happened_at")},
  event TEXT NOT NULL CHECK (event IN ('created', 'status', 'note', 'erased')),
  from_status TEXT,
  to_status TEXT,
  note TEXT
) ${ddl.tableEnd}`,

    ...["consultation_requests", "contact_submissions"].flatMap((table) => [
      `CREATE INDEX ${table}_newest ON ${table} (created_at DESC)`,
      `CREATE INDEX ${table}_email ON ${table} (email)`,
      `CREATE INDEX ${table}_status ON ${table} (status, created_at DESC)`,
      `CREATE INDEX ${table}_client ON ${table} (client_hash, created_at DESC)`,
      ...ddl.recordStatus(table),
    ]),
    "CREATE INDEX contact_submissions_service ON contact_submissions (service)",
    "CREATE INDEX contact_submissions_text ON contact_submissions (text_hash, created_at DESC)",
    "CREATE INDEX lead_events_reference ON lead_events (reference, id)",

    `CREATE VIEW lead_inbox AS
  -- Every lead of both forms with all that an answer needs; add ORDER BY created_at DESC.
  SELECT reference, 'consultation' AS kind, status, created_at, name, email, phone, practice AS company, NULL AS service,
    NULL AS message, spam_score, spam_signals, landing_page, referrer, first_utm_source, first_utm_medium, first_utm_campaign,
    last_utm_source, last_utm_medium, last_utm_campaign
  FROM consultation_requests
  UNION ALL
  SELECT reference, 'contact', status, created_at, name, email, phone, company, service,
    message, spam_score, spam_signals, landing_page, referrer, first_utm_source, first_utm_medium, first_utm_campaign,
    last_utm_source, last_utm_medium, last_utm_campaign
  FROM contact_submissions`,

    `CREATE VIEW lead_funnel_daily AS
  -- One row per UTC day and kind: how many came, how many of them look like spam, were answered, were won.
  -- Days of another time zone: 'pnpm leads stats'.
  SELECT substr(created_at, 1, 10) AS day, kind, CAST(count(*) AS INTEGER) AS leads,
    CAST(sum(CASE WHEN status = 'quarantined' THEN 1 ELSE 0 END) AS INTEGER) AS quarantined,
    CAST(sum(CASE WHEN status IN ('contacted', 'won', 'lost') THEN 1 ELSE 0 END) AS INTEGER) AS contacted,
    CAST(sum(CASE WHEN status = 'won' THEN 1 ELSE 0 END) AS INTEGER) AS won
  FROM lead_inbox GROUP BY substr(created_at, 1, 10), kind`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
