import { type Kysely, sql } from "kysely";
import { leadTableNames } from "./start/lead-tables.ts";

/** No code reads the column any more. */
export async function partnerKeys(db: Kysely<unknown>): Promise<void> {
  for (const table of leadTableNames)
    await sql
      .raw(
        `ALTER TABLE ${table} ADD COLUMN partner_key_hash
  /* Hash of partner and key, the same for all leads with this key. null: not from a partner, or without a key. */ TEXT`,
      )
      .execute(db);
}
