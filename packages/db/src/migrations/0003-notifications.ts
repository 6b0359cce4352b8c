import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

const instant = (column: string) => `CHECK (${column} LIKE '____-__-__T__:__:__%Z')`;

/** The outbox: written in the lead's own transaction, emptied by the dispatcher; and the newsletter's addresses. */
export async function notifications(db: Kysely<unknown>, { ddl }: Engine): Promise<void> {
  const statements = [
    `CREATE TABLE notifications (
  -- One row per message, channel and recipient. The text is made when it is sent, from the row it is about.
  id ${ddl.id},
  kind TEXT NOT NULL CHECK (kind IN ('office', 'visitor', 'newsletter')),  -- office: a new lead; visitor: the confirmation of one; newsletter: please confirm your address
  channel TEXT NOT NULL CHECK (channel IN ('email', 'webhook')),
  recipient TEXT NOT NULL,                        -- an e-mail or web address
  reference TEXT NOT NULL,                        -- the lead's; of a newsletter row the subscriber's id
  message_id TEXT NOT NULL UNIQUE,                -- the same at every attempt, so that a duplicate can be told
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sending', 'sent', 'dead')),  -- dead: given up; 'pnpm leads notify --dead' tries again
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL ${instant("next_attempt_at")},
  leased_until TEXT,                              -- while sending: after this another attempt may begin
  last_error TEXT,
  created_at TEXT NOT NULL ${instant("created_at")},
  sent_at TEXT
) ${ddl.tableEnd}`,
    "CREATE INDEX notifications_due ON notifications (status, next_attempt_at)",
    "CREATE INDEX notifications_reference ON notifications (reference)",

    `CREATE TABLE newsletter_subscribers (
  -- One row per address, lower case.
  id ${ddl.id},
  email TEXT NOT NULL UNIQUE CHECK (email LIKE '%_@_%' AND email = lower(email)),
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'confirmed', 'unsubscribed')),  -- pending: the owner of the address has not confirmed
  token TEXT NOT NULL UNIQUE,                     -- in the links of its mails
  created_at TEXT NOT NULL ${instant("created_at")},
  asked_at TEXT,                                  -- when the last "please confirm" was queued
  confirmed_at TEXT,
  unsubscribed_at TEXT
) ${ddl.tableEnd}`,

    `CREATE VIEW notification_health AS
  -- One row per channel and status: how many, the oldest, the most attempts. Anything pending for over an hour needs a look.
  SELECT channel, status, CAST(count(*) AS INTEGER) AS notifications, min(created_at) AS oldest_created_at,
    CAST(max(attempts) AS INTEGER) AS attempts_max
  FROM notifications GROUP BY channel, status`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
