import { randomBytes } from "node:crypto";
import { type Migrating, replaceListed } from "../dialect.ts";

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

export async function requests(context: Migrating): Promise<void> {
  const { dialect, run } = context;
  for (const each of widened) await replaceListed(context, each);
  await run(`ALTER TABLE notifications ADD COLUMN roundup
  /* 1: waits for one email with the others; 0: always its own email; null: its own email, unless more are due than the office wants */
  INTEGER CHECK (roundup IN (0, 1))`);
  await run(`ALTER TABLE notifications ADD COLUMN event_id
  /* The event in lead_events that the message reports. null: it reports the lead */ INTEGER`);
  await run(`CREATE TABLE request_key (
  -- One row, made by the migration: signs the links to visitors' own requests. Another key invalidates all
  -- earlier links.
  id INTEGER PRIMARY KEY CHECK (id = 1),
  key TEXT NOT NULL
) ${dialect.end}`);
  const key = randomBytes(32).toString("base64url");
  await run(`INSERT INTO request_key (id, key) VALUES (1, '${key}')`);
}
