import { type Kysely, sql } from "kysely";

/** What each mail to the office and each scrape reads is found by an index, however many leads there are. */
export async function indicesOfManyLeads(db: Kysely<unknown>): Promise<void> {
  for (const table of ["consultation_requests", "contact_submissions"])
    await sql.raw(`CREATE INDEX ${table}_same_email ON ${table} (lower(email), created_at)`).execute(db);
  await sql
    .raw("CREATE INDEX notifications_undelivered ON notifications (channel, kind, status) WHERE status <> 'sent'")
    .execute(db);
}
