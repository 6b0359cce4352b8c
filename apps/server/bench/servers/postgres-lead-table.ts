import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Lead } from "./lead-table.ts";

/** As many connections as an instance of the product has. */
const connectionsMax = 10;
const fields = ["name", "email", "phone", "company", "service", "message"] as const;

/** The product's own tables with their indexes: a lead and its notification, in one statement and one commit. */
const text = `
WITH lead AS (
  INSERT INTO contact_submissions (${fields.join(", ")}, created_at, reference, idempotency_key)
  SELECT * FROM unnest(${[...fields, "", "", ""].map((_, index) => `$${index + 1}::text[]`).join(", ")})
  RETURNING reference, created_at
)
INSERT INTO notifications (kind, channel, recipient, reference, message_id, next_attempt_at, created_at)
SELECT 'office', 'email', 'office@site.example', reference, reference, created_at, created_at FROM lead`;

/** @param url a database that the product has migrated and seeded */
export function openPostgresLeadTable(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: connectionsMax });
  return {
    /** One statement and one commit for all of them. */
    async insert(leads: readonly Lead[]): Promise<void> {
      const now = new Date().toISOString();
      const ids = leads.map(() => randomUUID());
      const values = [...fields.map((field) => leads.map((lead) => lead[field])), leads.map(() => now), ids, ids];
      await pool.query({ name: "insert", text, values });
    },
  };
}
