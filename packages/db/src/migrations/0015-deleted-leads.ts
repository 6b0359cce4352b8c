import type { Migrating } from "../dialect.ts";

/**
 * Deletes the events and messages of leads that no longer exist. Today, a trigger (see `migrate.ts`) deletes them
 * together with the lead, but earlier releases had no such trigger.
 */
export async function deletedLeads({ run }: Migrating): Promise<void> {
  const isLeft = (table: string) => `NOT EXISTS (
  SELECT 1 FROM consultation_requests AS lead WHERE lead.reference = ${table}.reference
  UNION ALL SELECT 1 FROM contact_submissions AS lead WHERE lead.reference = ${table}.reference)`;
  await run(
    `DELETE FROM lead_events WHERE event <> 'erased' AND reference <> 'retention' AND ${isLeft("lead_events")}`,
  );
  await run(`DELETE FROM notifications WHERE kind NOT IN ('newsletter', 'digest') AND reference NOT IN ('canary', 'all leads')
  AND ${isLeft("notifications")}`);
}
