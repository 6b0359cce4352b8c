import { sql } from "kysely";
import { expect, it } from "vitest";
import { openTestDatabase } from "../test/open-test-database.ts";
import { sqliteColumns } from "../upkeep/generate-types.ts";

type Column = { table: string; name: string; type: string; notNull: boolean; hasDefault: boolean };

/** Tables of one row, whose id every insert names. SQLite fills in any integer primary key. */
const singleRows = ["canary", "content_revision", "newsletter_refusal_key", "request_key", "schema_version"];

async function columnsOnSqlite(): Promise<Column[]> {
  const { db } = await openTestDatabase("file::memory:");
  return (await sqliteColumns(db)).map(({ table, name, type, isView, notNull, hasDefault }) => ({
    ...{ table, name, type: /^INT/.test(type) ? "number" : "text" },
    notNull: Boolean(notNull) && !isView,
    hasDefault: Boolean(hasDefault) && !isView && !(name === "id" && singleRows.includes(table)),
  }));
}

async function columnsOnPostgres(): Promise<Column[]> {
  const { db } = await openTestDatabase();
  const { rows } = await sql<Column>`
    SELECT table_name AS "table", column_name AS name, is_nullable = 'NO' AS "notNull",
      CASE data_type WHEN 'integer' THEN 'number' ELSE data_type END AS type,
      column_default IS NOT NULL OR is_identity = 'YES' AS "hasDefault"
    FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name NOT LIKE 'kysely_%'`.execute(db);
  return rows;
}

const byName = (a: Column, b: Column) => `${a.table}.${a.name}`.localeCompare(`${b.table}.${b.name}`);

it("SQLite and PostgreSQL have the columns of schema.ts after the migrations", async () => {
  expect((await columnsOnPostgres()).toSorted(byName)).toEqual((await columnsOnSqlite()).toSorted(byName));
});
