import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { hashAddress } from "../outbox/address-hash.ts";

/**
 * Addresses that unsubscribed are remembered for good, as keyed hashes. And the inbox answers at once with a million
 * leads: SQLite reads a view of two tables through their indexes only if its columns have the same type on both sides,
 * and counts by page or campaign from the index alone if the index holds both.
 */
export async function refusalsAndInbox(db: Kysely<unknown>, { ddl }: Engine): Promise<void> {
  const statements = [
    `CREATE TABLE newsletter_refusals (
  -- One row per address whose owner unsubscribed: no form makes the site write to it, also after the address itself is
  -- gone from newsletter_subscribers. Only the owner's confirmation, or 'pnpm leads allow', removes a row.
  address_hash TEXT PRIMARY KEY NOT NULL,         -- HMAC-SHA-256 of the address in lower case, with newsletter_refusal_key
  refused_at TEXT NOT NULL CHECK (refused_at LIKE '____-__-__T__:__:__%Z')
) ${ddl.tableEnd}`,
    `CREATE TABLE newsletter_refusal_key (
  -- One row, made by the migration and never changed: with another key no refusal is recognised.
  id INTEGER PRIMARY KEY CHECK (id = 1),
  key TEXT NOT NULL
) ${ddl.tableEnd}`,

    ...["consultation_requests", "contact_submissions"].flatMap((table) => [
      `DROP INDEX ${table}_newest`,
      `CREATE INDEX ${table}_newest ON ${table} (created_at, status, landing_page, last_utm_campaign)`,
    ]),
    ...ddl.replaceView(
      "lead_inbox",
      `  -- Every lead of both forms with all that an answer needs; add ORDER BY created_at DESC.
  SELECT reference, 'consultation' AS kind, status, created_at, name, email, phone, practice AS company,
    CAST(NULL AS TEXT) AS service, CAST(NULL AS TEXT) AS message, spam_score, spam_signals, landing_page, referrer,
    first_utm_source, first_utm_medium, first_utm_campaign, last_utm_source, last_utm_medium, last_utm_campaign
  FROM consultation_requests
  UNION ALL
  SELECT reference, 'contact', status, created_at, name, email, phone, company,
    service, message, spam_score, spam_signals, landing_page, referrer,
    first_utm_source, first_utm_medium, first_utm_campaign, last_utm_source, last_utm_medium, last_utm_campaign
  FROM contact_submissions`,
    ),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);

  const key = randomBytes(32).toString("base64url");
  await sql`INSERT INTO newsletter_refusal_key (id, key) VALUES (1, ${key})`.execute(db);
  const { rows } = await sql<{ email: string; at: string }>`
    SELECT email, coalesce(unsubscribed_at, created_at) AS at FROM newsletter_subscribers WHERE status = 'unsubscribed'
  `.execute(db);
  for (const { email, at } of rows)
    await sql`INSERT INTO newsletter_refusals VALUES (${hashAddress(key, email)}, ${at})`.execute(db);
}
