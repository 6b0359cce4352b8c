import { instant, leadTableNames, type Migrating, replaceListed } from "../dialect.ts";

const widened = [
  { table: "lead_events", column: "event", from: ["status", "note", "erased"], added: ["reminder", "escalation"] },
  {
    table: "notifications",
    column: "kind",
    from: ["office", "visitor", "newsletter"],
    added: ["reminder", "escalation", "digest"],
  },
] as const;

export async function answeredLeads(context: Migrating): Promise<void> {
  const { run } = context;
  for (const table of leadTableNames) {
    await run(`ALTER TABLE ${table} ADD COLUMN due_at
  /* The time by which the visitor was promised an answer, UTC, ISO-8601. null: no reminder is sent. */
  TEXT ${instant("due_at")}`);
    await run(`CREATE INDEX ${table}_due ON ${table} (status, due_at)`);
  }
  for (const each of widened) await replaceListed(context, each);
  await run(`CREATE UNIQUE INDEX lead_events_once ON lead_events (reference, event)
  -- A lead has one reminder and one escalation, however many instances run.
  WHERE event IN ('reminder', 'escalation')`);
}
