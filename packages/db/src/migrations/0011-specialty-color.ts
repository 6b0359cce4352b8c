import { type Kysely, sql } from "kysely";

/** The colour family of a specialty's card, as services have it. */
export async function specialtyColor(db: Kysely<unknown>): Promise<void> {
  // SQLite stores the text of a new column as written and closes the table behind it: hence a comment that ends by itself.
  const column =
    "color TEXT NOT NULL DEFAULT 'pine' CHECK (color IN ('pine', 'amber', 'ink')) /* colour family of its card */";
  await sql.raw(`ALTER TABLE specialties ADD COLUMN ${column}`).execute(db);
}
