import { dialects, instant } from "../../dialect.ts";
import type { Engine } from "../../engine.ts";

/** The lead tables of the first release. `leadTableOf` has those of this release. */
export const leadTableNames = ["consultation_requests", "contact_submissions"] as const;

export function leadTables(name: Engine["name"]): readonly string[] {
  const { id, end, isJsonArray } = dialects[name];
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

export function statusTriggers(name: Engine["name"]): readonly string[] {
  const event = `INSERT INTO lead_events (reference, happened_at, event, from_status, to_status)
  VALUES (NEW.reference, ${dialects[name].now}, 'status', OLD.status, NEW.status);`;
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
