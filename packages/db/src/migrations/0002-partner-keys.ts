import { leadTableNames, type Migrating } from "../dialect.ts";

/** Adds a column for the keys of partners. This release no longer uses the column. */
export async function partnerKeys({ run }: Migrating): Promise<void> {
  for (const table of leadTableNames)
    await run(`ALTER TABLE ${table} ADD COLUMN partner_key_hash
  /* Hash of partner and key, the same for all leads with this key. null: not from a partner, or without a key. */ TEXT`);
}
