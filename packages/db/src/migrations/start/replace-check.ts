import { type Kysely, sql } from "kysely";
import type { Engine } from "../../engine.ts";

type Widening = { table: string; column: string; from: readonly string[]; added: readonly string[] };

/** Adds values to a column whose CHECK lists them. */
export async function replaceListed(db: Kysely<unknown>, { name }: Engine, widening: Widening): Promise<void> {
  const { table, column, from, added } = widening;
  const listed = (values: readonly string[]) => `${column} IN (${values.map((value) => `'${value}'`).join(", ")})`;
  const change = { table, column, before: listed(from), after: listed([...from, ...added]) };
  await (name === "sqlite" ? replaceText(db, change) : replaceCheck(db, change));
}

type Change = { table: string; before: string; after: string };

async function replaceCheck(db: Kysely<unknown>, { table, column, after }: Change & { column: string }): Promise<void> {
  const check = `${table}_${column}_check`;
  await sql.raw(`ALTER TABLE ${table} DROP CONSTRAINT ${check}, ADD CONSTRAINT ${check} CHECK (${after})`).execute(db);
}

/**
 * Replaces a part of a table's definition, because SQLite can't change a CHECK. The new table is not renamed, because
 * a rename fails at triggers that name the table.
 */
export async function replaceText(db: Kysely<unknown>, { table, before, after }: Change): Promise<void> {
  const { rows } = await sql<{ sql: string }>`
    SELECT sql FROM sqlite_schema WHERE tbl_name = ${table} AND sql IS NOT NULL ORDER BY type = 'index'`.execute(db);
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`CREATE TABLE kept AS SELECT * FROM ${table}`);
  await run(`DROP TABLE ${table}`);
  for (const [index, { sql: statement }] of rows.entries())
    await run(index === 0 ? statement.replace(before, () => after) : statement);
  await run(`INSERT INTO ${table} SELECT * FROM kept`);
  await run("DROP TABLE kept");
}
