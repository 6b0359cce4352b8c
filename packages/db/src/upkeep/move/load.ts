import { type Kysely, sql } from "kysely";
import type { Database } from "../../schema.ts";

type Db = Kysely<Database>;
type Row = Readonly<Record<string, unknown>>;

/** The program's triggers would change the rows that a load copies, such as the content revision. */
export async function setTriggers(db: Db, table: string, state: "ENABLE" | "DISABLE"): Promise<void> {
  await sql`ALTER TABLE ${sql.id(table)} ${sql.raw(state)} TRIGGER USER`.execute(db);
}

/** Inserts rows as they are, ids included, with one statement and one parameter. */
export async function insertRows(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.id(column)));
  await sql`INSERT INTO ${sql.id(table)} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${sql.id(table)}, ${JSON.stringify(rows)}::json)`.execute(db);
}

/** Sets the counters of all generated ids behind the highest id, because rows were inserted with theirs. */
export async function advanceIds(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = 'public' AND is_identity = 'YES'`.execute(db);
  for (const { table, column } of rows)
    await sql`SELECT setval(pg_get_serial_sequence(${table}, ${column}),
      (SELECT coalesce(max(${sql.id(column)}), 0) + 1 FROM ${sql.id(table)}), false)`.execute(db);
}
