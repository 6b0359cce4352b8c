import { type Kysely, sql } from "kysely";

/** Erases what remains of leads that were deleted before `derived.ts` had a trigger for it. */
export async function deletedLeads(db: Kysely<unknown>): Promise<void> {
  const isLeft = (table: string) => `NOT EXISTS (
  SELECT 1 FROM consultation_requests AS lead WHERE lead.reference = ${table}.reference
  UNION ALL SELECT 1 FROM contact_submissions AS lead WHERE lead.reference = ${table}.reference)`;
  await sql
    .raw(`DELETE FROM lead_events WHERE event <> 'erased' AND reference <> 'retention' AND ${isLeft("lead_events")}`)
    .execute(db);
  await sql
    .raw(`DELETE FROM notifications WHERE kind NOT IN ('newsletter', 'digest') AND reference NOT IN ('canary', 'all leads')
  AND ${isLeft("notifications")}`)
    .execute(db);
}
