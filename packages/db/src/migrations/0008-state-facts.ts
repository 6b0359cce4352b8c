import { type Kysely, sql } from "kysely";

/** Two facts by which the lists of a state's page become true for it: null means not certain. */
export async function stateFacts(db: Kysely<unknown>): Promise<void> {
  // SQLite stores the text of a new column as written and closes the table behind it: hence comments that end by themselves.
  const columns = [
    "controlled_substance_registration TEXT CHECK (controlled_substance_registration IN ('yes', 'no')) /* issued to physicians by the state itself; null: not certain, the page says nothing definite */",
    "medicaid_managed_care TEXT CHECK (medicaid_managed_care IN ('yes', 'no')) /* comprehensive Medicaid plans; null: not certain, the page says nothing definite */",
  ];
  for (const column of columns) await sql.raw(`ALTER TABLE states ADD COLUMN ${column}`).execute(db);
}
