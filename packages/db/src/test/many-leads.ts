import { sql } from "kysely";
import type { Db } from "../open.ts";

/** For tests: inserts this many leads of both forms, spread over three years, with one statement for each form. */
export async function addManyLeads(db: Db, count: number): Promise<void> {
  const each = Math.floor(count / 2);
  const numbers = sql`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${each})`;
  const secondsApart = (3 * 365 * 24 * 60 * 60) / each;
  const common = sql`'Ada O''Connor ' || n, 'ada' || n || '@clinic.example', '(615) 555-0100', 'Oak Street Clinic ' || n,
    CASE n % 5 WHEN 0 THEN 'quarantined' WHEN 1 THEN 'won' ELSE 'new' END,
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (n * ${secondsApart}) || ' seconds'),
    lower(hex(randomblob(16))), '/states/' || (n % 50), 'campaign ' || (n % 30)`;
  const columns = sql.raw(
    "name, email, phone, company, status, created_at, idempotency_key, landing_page, last_utm_campaign",
  );
  const practiceColumns = sql.raw(
    "name, email, phone, practice, status, created_at, idempotency_key, landing_page, last_utm_campaign",
  );
  await sql`INSERT INTO consultation_requests (reference, ${practiceColumns}) ${numbers}
    SELECT printf('CR-%08d', n), ${common} FROM numbers`.execute(db);
  await sql`INSERT INTO contact_submissions (reference, message, ${columns}) ${numbers}
    SELECT printf('CM-%08d', n), 'Message ' || n || '. ' || ${"We are twelve physicians in three states. ".repeat(7)},
      ${common} FROM numbers`.execute(db);
}
