import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { replaceListed } from "./start/replace-check.ts";
import { addToInbox, tableWords } from "./start/words.ts";

const widened = [
  {
    table: "lead_events",
    column: "event",
    from: ["status", "note", "erased", "reminder", "escalation"],
    added: ["correction", "addition", "withdrawn"],
  },
  {
    table: "notifications",
    column: "kind",
    from: ["office", "visitor", "newsletter", "reminder", "escalation", "digest"],
    added: ["change", "link"],
  },
];

/** Visitors correct, add to and withdraw their requests; the office reads since when a lead has its status. */
export async function requests(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const each of widened) await replaceListed(db, engine, each);
  await run(`ALTER TABLE notifications ADD COLUMN roundup
  /* 1: waits for one mail with the others; 0: always a mail of its own; null: of its own, unless more are due than the office wants */
  INTEGER CHECK (roundup IN (0, 1))`);
  await run(`ALTER TABLE notifications ADD COLUMN event_id
  /* The event of lead_events that the message tells of. null: it tells of the lead */ INTEGER`);
  // $1 is the lead's table.
  await addToInbox(db, engine, [
    `CAST(coalesce((SELECT max(event.happened_at) FROM lead_events AS event
      WHERE event.reference = $1.reference AND event.to_status = $1.status), $1.created_at) AS TEXT) AS status_since`,
  ]);
  await run(`CREATE VIEW lead_answered AS
  -- Leads that are contacted, won or lost. answered_at: when they became so since they last waited, because a wrong press
  -- that was taken back is no answer; null: never by the office, such as a request that its visitor withdrew.
  SELECT reference, kind, created_at, due_at, status, (
    SELECT min(event.happened_at) FROM lead_events AS event
    WHERE event.reference = lead.reference AND event.to_status IN ('contacted', 'won', 'lost') AND NOT EXISTS (
      SELECT 1 FROM lead_events AS other WHERE other.reference = event.reference AND (
        (other.id > event.id AND other.to_status IN ('new', 'quarantined'))
        OR (other.id < event.id AND other.event = 'withdrawn' AND event.to_status = 'lost')
      )
    )
  ) AS answered_at
  FROM lead_inbox AS lead WHERE status IN ('contacted', 'won', 'lost')`);
  await run(`CREATE TABLE request_key (
  -- One row, made by the migration: signs the addresses under which visitors see their own requests. Another key makes all
  -- addresses that were given out unknown.
  id INTEGER PRIMARY KEY CHECK (id = 1),
  key TEXT NOT NULL
) ${tableWords[engine.name].end}`);
  const key = randomBytes(32).toString("base64url");
  await sql`INSERT INTO request_key (id, key) VALUES (1, ${key})`.execute(db);
}
