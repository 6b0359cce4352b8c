import { randomBytes } from "node:crypto";
import { instant, leadTableNames, type Migrating } from "../dialect.ts";

export async function start(context: Migrating): Promise<void> {
  const { run } = context;
  const statements = [contentTables, leadTables, outboxTables, statusTriggers].flatMap((of) => of(context));
  for (const statement of statements) await run(statement);
  const key = randomBytes(32).toString("base64url");
  await run(`INSERT INTO newsletter_refusal_key (id, key) VALUES (1, '${key}')`);
}

function contentTables({ dialect: { id, end, isJsonArray } }: Migrating): readonly string[] {
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

function leadTables({ dialect: { id, end, isJsonArray } }: Migrating): readonly string[] {
  const columns = `
  status TEXT NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'quarantined', 'contacted', 'won', 'lost')),  -- quarantined: looks like spam, nobody was notified; 'It is not spam' on its page notifies the office
  created_at TEXT NOT NULL ${instant("created_at")},  -- UTC, ISO-8601
  idempotency_key TEXT NOT NULL UNIQUE,           -- one intent, one row: a repeat is answered with this row's reference
  spam_score INTEGER NOT NULL DEFAULT 0,          -- quarantined from 50 on
  spam_signals TEXT NOT NULL DEFAULT '[]' CHECK (${isJsonArray("spam_signals")}),  -- JSON array of texts: the reasons for the score
  text_hash TEXT,                                 -- hash of the message, to notice one text from many senders
  client_hash TEXT,                               -- keyed hash of the sender's network address; the address itself is not stored
  landing_page TEXT,                              -- path of the first page of the visit; untrusted
  referrer TEXT,                                  -- where the visit came from; untrusted
  first_utm_source TEXT,                          -- first touch, untrusted
  first_utm_medium TEXT,
  first_utm_campaign TEXT,
  last_utm_source TEXT,                           -- last touch, untrusted
  last_utm_medium TEXT,
  last_utm_campaign TEXT,
  sent_from TEXT,                                 -- path of the page whose form was sent; untrusted; null: not sent by a page
  about TEXT                                      -- subject of that page, for example Texas Medical Credentialing; untrusted`;

  return [
    `CREATE TABLE contact_services (
  -- The choices of "Service Needed" in the contact form. Seeded; rows may be renamed, not removed while a lead names them.
  value TEXT PRIMARY KEY NOT NULL,
  label TEXT NOT NULL CHECK (label <> '')
) ${end}`,

    `CREATE TABLE consultation_requests (
  -- The home page's form: "Schedule a Free Consultation".
  id ${id},
  reference TEXT NOT NULL UNIQUE,                 -- the visitor's reference: CR-XXXX-XXXX
  name TEXT NOT NULL CHECK (name <> ''),
  email TEXT NOT NULL CHECK (email LIKE '%_@_%'),
  phone TEXT NOT NULL CHECK (phone <> ''),        -- as typed
  practice TEXT,                                  -- null: left empty${columns}
) ${end}`,

    `CREATE TABLE contact_submissions (
  -- The contact page's form.
  id ${id},
  reference TEXT NOT NULL UNIQUE,                 -- the visitor's reference: CM-XXXX-XXXX
  name TEXT NOT NULL CHECK (name <> ''),
  email TEXT NOT NULL CHECK (email LIKE '%_@_%'),
  phone TEXT,                                     -- as typed; null: left empty
  company TEXT,                                   -- null: left empty
  service TEXT REFERENCES contact_services (value),  -- null: none chosen
  message TEXT NOT NULL CHECK (message <> ''),${columns}
) ${end}`,

    `CREATE TABLE lead_events (
  -- The events of a lead after its arrival, oldest first by id; the view lead_history adds the arrival. Changes of the status
  -- are written by triggers, so that a change in a SQL shell leaves a trace too.
  id ${id},
  reference TEXT NOT NULL,
  happened_at TEXT NOT NULL ${instant("happened_at")},
  event TEXT NOT NULL CHECK (event IN ('status', 'note', 'erased')),
  from_status TEXT,
  to_status TEXT,
  note TEXT
) ${end}`,

    ...leadTableNames.flatMap((table) => [
      `CREATE INDEX ${table}_newest ON ${table} (created_at, status, landing_page, last_utm_campaign)`,
      `CREATE INDEX ${table}_email ON ${table} (email)`,
      `CREATE INDEX ${table}_status ON ${table} (status, created_at)`,
      `CREATE INDEX ${table}_client ON ${table} (client_hash, created_at)`,
    ]),
    "CREATE INDEX contact_submissions_service ON contact_submissions (service)",
    "CREATE INDEX contact_submissions_text ON contact_submissions (text_hash, created_at)",
    "CREATE INDEX lead_events_reference ON lead_events (reference, id)",
  ];
}

function outboxTables({ dialect: { id, end } }: Migrating): readonly string[] {
  return [
    `CREATE TABLE notifications (
  -- One row per message, channel and recipient. The text is made when it is sent, from the row it is about.
  id ${id},
  kind TEXT NOT NULL CHECK (kind IN ('office', 'visitor', 'newsletter')),  -- office: a new lead; visitor: a lead's confirmation; newsletter: please confirm your address
  channel TEXT NOT NULL CHECK (channel IN ('email', 'webhook')),
  recipient TEXT NOT NULL,                        -- an email address; for the office 'office 1' and so on, the place in the configured list, replaced with the address when sent
  reference TEXT NOT NULL,                        -- the lead's; in a newsletter row the subscriber's id
  message_id TEXT NOT NULL,                       -- the same at every attempt, so that a duplicate can be recognized
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sending', 'sent', 'dead')),  -- dead: given up; 'pnpm leads notify --dead' tries again
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL ${instant("next_attempt_at")},
  last_error TEXT,
  created_at TEXT NOT NULL ${instant("created_at")},
  sent_at TEXT,
  UNIQUE (reference, message_id)                  -- message_id follows from the reference; this order also finds a lead's messages
) ${end}`,
    `CREATE INDEX notifications_due ON notifications (channel, next_attempt_at)
  -- While a message is being sent, another attempt may begin at next_attempt_at, because the current one must have died by then.
  WHERE status IN ('pending', 'sending')`,
    `CREATE TABLE newsletter_subscribers (
  -- One row per address, lower case.
  id ${id},
  email TEXT NOT NULL UNIQUE CHECK (email LIKE '%_@_%' AND email = lower(email)),
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'confirmed', 'unsubscribed')),  -- pending: the owner of the address has not confirmed
  token TEXT NOT NULL UNIQUE,                     -- in the links of its emails
  created_at TEXT NOT NULL ${instant("created_at")},
  asked_at TEXT,                                  -- when the last "please confirm" was queued
  confirmed_at TEXT,
  unsubscribed_at TEXT
) ${end}`,

    `CREATE TABLE newsletter_refusals (
  -- One row per address whose owner unsubscribed: no form makes the site write to it, even after the address itself is
  -- gone from newsletter_subscribers. Only the owner's confirmation, or 'pnpm leads allow', removes a row.
  address_hash TEXT PRIMARY KEY NOT NULL,         -- HMAC-SHA-256 of the address in lower case, with newsletter_refusal_key
  refused_at TEXT NOT NULL ${instant("refused_at")}
) ${end}`,
    `CREATE TABLE newsletter_refusal_key (
  -- One row, made by the migration and never changed: with another key no refusal would be recognized.
  id INTEGER PRIMARY KEY CHECK (id = 1),
  key TEXT NOT NULL
) ${end}`,
  ];
}

function statusTriggers({ name, dialect }: Migrating): readonly string[] {
  const event = `INSERT INTO lead_events (reference, happened_at, event, from_status, to_status)
  VALUES (NEW.reference, ${dialect.now}, 'status', OLD.status, NEW.status);`;
  const trigger = (table: string) => `CREATE TRIGGER ${table}_records_status AFTER UPDATE OF status ON ${table}`;
  if (name === "sqlite")
    return leadTableNames.map(
      (table) => `${trigger(table)} WHEN NEW.status <> OLD.status BEGIN
  ${event}
END`,
    );
  return [
    `CREATE FUNCTION record_lead_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  ${event}
  RETURN NULL;
END $$`,
    ...leadTableNames.map(
      (table) => `${trigger(table)}
  FOR EACH ROW WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION record_lead_status()`,
    ),
  ];
}
