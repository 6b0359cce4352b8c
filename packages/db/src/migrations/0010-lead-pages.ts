import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** The page whose form sent a lead, and the page's subject. The landing page is the first page of the visit. */
export async function leadPages(db: Kysely<unknown>, { ddl }: Engine): Promise<void> {
  // SQLite stores the text of a new column as written and appends the closing bracket: a line comment would hide it.
  const columns = [
    "sent_from TEXT /* path of the page whose form was sent; untrusted; null: not sent by a page */",
    "about TEXT /* subject of that page as its form shows it, such as Texas Medical Credentialing; untrusted */",
  ];
  for (const table of ["consultation_requests", "contact_submissions"])
    for (const column of columns) await sql.raw(`ALTER TABLE ${table} ADD COLUMN ${column}`).execute(db);

  // At the end, because PostgreSQL appends columns to a view and moves none.
  const view = `  -- Every lead of both forms with all that an answer needs; add ORDER BY created_at DESC.
  SELECT reference, 'consultation' AS kind, status, created_at, name, email, phone, practice AS company,
    CAST(NULL AS TEXT) AS service, CAST(NULL AS TEXT) AS message, spam_score, spam_signals, landing_page, referrer,
    first_utm_source, first_utm_medium, first_utm_campaign, last_utm_source, last_utm_medium, last_utm_campaign,
    sent_from, about
  FROM consultation_requests
  UNION ALL
  SELECT reference, 'contact', status, created_at, name, email, phone, company,
    service, message, spam_score, spam_signals, landing_page, referrer,
    first_utm_source, first_utm_medium, first_utm_campaign, last_utm_source, last_utm_medium, last_utm_campaign,
    sent_from, about
  FROM contact_submissions`;
  for (const statement of ddl.replaceView("lead_inbox", view)) await sql.raw(statement).execute(db);
}
