import { sql } from "kysely";
import type { Migrating } from "../../dialect.ts";

type Widening = { table: string; column: string; from: readonly string[]; added: readonly string[] };

export async function replaceListed(context: Migrating, { table, column, from, added }: Widening): Promise<void> {
  const listed = (values: readonly string[]) => `${column} IN (${values.map((value) => `'${value}'`).join(", ")})`;
  const after = listed([...from, ...added]);
  if (context.name === "sqlite") return replaceText(context, { table, before: listed(from), after });
  const check = `${table}_${column}_check`;
  await context.run(`ALTER TABLE ${table} DROP CONSTRAINT ${check}, ADD CONSTRAINT ${check} CHECK (${after})`);
}

type Change = { table: string; before: string; after: string };

/**
 * Replaces a part of a table's definition, because SQLite can't change a CHECK. It copies the rows into another table
 * and back, because a table that triggers name can't be renamed.
 */
export async function replaceText({ db, run }: Migrating, { table, before, after }: Change): Promise<void> {
  const { rows } = await sql<{ sql: string }>`
    SELECT sql FROM sqlite_schema WHERE tbl_name = ${table} AND sql IS NOT NULL ORDER BY type = 'index'`.execute(db);
  await run(`CREATE TABLE kept AS SELECT * FROM ${table}`);
  await run(`DROP TABLE ${table}`);
  for (const [index, { sql: statement }] of rows.entries())
    await run(index === 0 ? statement.replace(before, () => after) : statement);
  await run(`INSERT INTO ${table} SELECT * FROM kept`);
  await run("DROP TABLE kept");
}
