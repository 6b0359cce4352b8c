import { type Kysely, sql } from "kysely";
import type { Engine } from "../../engine.ts";
import { leadTableNames } from "./words.ts";

/**
 * Adds columns that both lead tables have to the end of the view `lead_inbox` as it is, because PostgreSQL lets only
 * the end of a view change that other views read.
 */
export async function addToInbox(
  db: Kysely<unknown>,
  { name }: Pick<Engine, "name">,
  columns: readonly string[],
): Promise<void> {
  const { rows } = await (name === "sqlite"
    ? sql<{ view: string }>`SELECT sql AS view FROM sqlite_schema WHERE name = 'lead_inbox'`.execute(db)
    : sql<{ view: string }>`SELECT 'CREATE OR REPLACE VIEW lead_inbox AS ' || pg_get_viewdef('lead_inbox'::regclass)
        AS view`.execute(db));
  const view = String(rows[0]?.view).replace(
    new RegExp(`\\s+FROM (${leadTableNames.join("|")})\\b`, "g"),
    `,\n    ${columns.join(", ")}\n  FROM $1`,
  );
  if (name === "sqlite") await sql`DROP VIEW lead_inbox`.execute(db);
  await sql.raw(view).execute(db);
}
