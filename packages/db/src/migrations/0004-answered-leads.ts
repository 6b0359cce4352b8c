import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { replaceListed } from "./start/replace-check.ts";
import { addToInbox, instant, leadTableNames } from "./start/words.ts";

const widened = [
  { table: "lead_events", column: "event", from: ["status", "note", "erased"], added: ["reminder", "escalation"] },
  {
    table: "notifications",
    column: "kind",
    from: ["office", "visitor", "newsletter"],
    added: ["reminder", "escalation", "digest"],
  },
] as const;

/** When an event of a lead came first. */
function first(event: string): string {
  return `(SELECT min(happened_at) FROM lead_events AS event WHERE event.reference = lead.reference AND event.event = '${event}')`;
}

/** When the office must have answered, and the mails that say so. */
export async function answeredLeads(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const table of leadTableNames) {
    await run(`ALTER TABLE ${table} ADD COLUMN due_at
  /* By when the visitor was promised an answer, UTC, ISO-8601. null: nobody is reminded. */
  TEXT ${instant("due_at")}`);
    await run(`CREATE INDEX ${table}_due ON ${table} (status, due_at)`);
  }
  for (const each of widened) await replaceListed(db, engine, each);
  await run(`CREATE UNIQUE INDEX lead_events_once ON lead_events (reference, event)
  -- A lead is reminded of once, and escalated once, whoever looks at the clock.
  WHERE event IN ('reminder', 'escalation')`);
  await addToInbox(db, engine, ["due_at"]);
  await run(`CREATE VIEW lead_waiting AS
  -- Leads that nobody has answered; add ORDER BY due_at. reminded_at, escalated_at: when that mail was queued; null: not yet.
  SELECT reference, kind, created_at, due_at, name, email, phone, company, service, message, sent_from, about,
    ${first("reminder")} AS reminded_at,
    ${first("escalation")} AS escalated_at
  FROM lead_inbox AS lead WHERE status = 'new'`);
}
