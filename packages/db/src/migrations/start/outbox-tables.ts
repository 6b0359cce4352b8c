import { dialects, instant } from "../../dialect.ts";
import type { Engine } from "../../engine.ts";

export function outboxTables(name: Engine["name"]): readonly string[] {
  const { id, end } = dialects[name];
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
