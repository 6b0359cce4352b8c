import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { leadTableNames } from "./start/words.ts";

const columns = ["first", "last"].flatMap((touch) =>
  ["utm_term", "utm_content", "gclid", "gbraid", "wbraid", "msclkid", "fbclid"].map((name) => `${touch}_${name}`),
);

/** What a link says about the ad that was clicked: two more campaign labels, and the click ids of ad networks. */
export async function adClicks(db: Kysely<unknown>, { name }: Engine): Promise<void> {
  for (const table of leadTableNames)
    for (const column of columns)
      await sql.raw(`ALTER TABLE ${table} ADD COLUMN ${column} /* untrusted */ TEXT`).execute(db);
  // The columns are added to the view as it is, because only its end may change on PostgreSQL.
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
