import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/**
 * A lead writes what can't be told from it alone. That it came is its own row, and a view says so; a message is found by
 * its lead through the same index that keeps it from being queued twice. Every index less is a page less in each commit;
 * and an index that grows at its end fills its pages, where one that grows at its beginning splits them again and again.
 */
export async function fewerWrites(db: Kysely<unknown>, { ddl }: Engine): Promise<void> {
  const leads = ["consultation_requests", "contact_submissions"];
  const statements = [
    ...leads.flatMap((table) => [
      ddl.dropTrigger(`${table}_records_creation`, table),
      // It names the table that is made anew below.
      ddl.dropTrigger(`${table}_records_status`, table),
    ]),
    `CREATE TABLE lead_events_now (
  -- What happened to a lead after it came, oldest first by id; view lead_history adds that it came. Changes of the status
  -- are written by triggers, so that a change in a SQL shell leaves a trace too.
  id ${ddl.id},
  reference TEXT NOT NULL,
  happened_at TEXT NOT NULL CHECK (happened_at LIKE '____-__-__T__:__:__%Z'),
  event TEXT NOT NULL CHECK (event IN ('status', 'note', 'erased')),
  from_status TEXT,
  to_status TEXT,
  note TEXT
) ${ddl.tableEnd}`,
    `INSERT INTO lead_events_now SELECT id, reference, happened_at, event, from_status, to_status, note
FROM lead_events WHERE event <> 'created'`,
    "DROP TABLE lead_events",
    "ALTER TABLE lead_events_now RENAME TO lead_events",
    "CREATE INDEX lead_events_reference ON lead_events (reference, id)",
    ...leads.flatMap((table) => ddl.recordStatus(table)),

    `CREATE VIEW lead_history AS
  -- All that happened to a lead, its coming included; add WHERE reference = '…' ORDER BY id.
  SELECT id, reference, happened_at, event, from_status, to_status, note FROM lead_events
  UNION ALL
  SELECT CAST(0 AS INTEGER), lead.reference, lead.created_at, CAST('created' AS TEXT), CAST(NULL AS TEXT),
    CAST(coalesce(
      (SELECT from_status FROM lead_events AS first WHERE first.reference = lead.reference AND event = 'status' ORDER BY id LIMIT 1),
      lead.status
    ) AS TEXT), CAST(NULL AS TEXT)
  FROM lead_inbox AS lead`,

    ...leads.flatMap((table) => [
      ...["newest", "status", "client"].map((name) => `DROP INDEX ${table}_${name}`),
      `CREATE INDEX ${table}_newest ON ${table} (created_at)`,
      `CREATE INDEX ${table}_status ON ${table} (status, created_at)`,
      `CREATE INDEX ${table}_client ON ${table} (client_hash, created_at)`,
    ]),
    "DROP INDEX contact_submissions_text",
    "CREATE INDEX contact_submissions_text ON contact_submissions (text_hash, created_at)",

    "DROP VIEW notification_health",
    `CREATE TABLE notifications_now (
  -- One row per message, channel and recipient. The text is made when it is sent, from the row it is about.
  id ${ddl.id},
  kind TEXT NOT NULL CHECK (kind IN ('office', 'visitor', 'newsletter')),  -- office: a new lead; visitor: the confirmation of one; newsletter: please confirm your address
  channel TEXT NOT NULL CHECK (channel IN ('email', 'webhook')),
  recipient TEXT NOT NULL,                        -- an e-mail or web address
  reference TEXT NOT NULL,                        -- the lead's; of a newsletter row the subscriber's id
  message_id TEXT NOT NULL,                       -- the same at every attempt, so that a duplicate can be told
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sending', 'sent', 'dead')),  -- dead: given up; 'pnpm leads notify --dead' tries again
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL CHECK (next_attempt_at LIKE '____-__-__T__:__:__%Z'),
  last_error TEXT,
  created_at TEXT NOT NULL CHECK (created_at LIKE '____-__-__T__:__:__%Z'),
  sent_at TEXT,
  UNIQUE (reference, message_id)                  -- message_id follows from the reference; this order also finds a lead's messages
) ${ddl.tableEnd}`,
    `INSERT INTO notifications_now SELECT id, kind, channel, recipient, reference, message_id, status, attempts,
  next_attempt_at, last_error, created_at, sent_at FROM notifications`,
    "DROP TABLE notifications",
    "ALTER TABLE notifications_now RENAME TO notifications",
    `CREATE INDEX notifications_due ON notifications (channel, next_attempt_at)
  -- While a message is being sent, next_attempt_at is when another attempt may begin, because this one must have died.
  WHERE status IN ('pending', 'sending')`,
    `CREATE VIEW notification_health AS
  -- One row per channel and status: how many, the oldest, the most attempts. Anything pending for over an hour needs a look.
  SELECT channel, status, CAST(count(*) AS INTEGER) AS notifications, min(created_at) AS oldest_created_at,
    CAST(max(attempts) AS INTEGER) AS attempts_max
  FROM notifications GROUP BY channel, status`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
