import { sql } from "kysely";
import type { Db } from "../../open.ts";

/** A table as its database describes it. Tables are found in the schema, so that a later migration's are moved too. */
export type Table = {
  name: string;
  columns: readonly string[];
  /** The primary key's column, by which rows are read in batches. */
  key: string;
};

export type Row = Readonly<Record<string, unknown>>;

type Column = { table: string; name: string; isKey: number };
type Reference = { table: string; parent: string };

/**
 * The tables of a SQLite database, referenced ones before those that refer to them. Kysely's are left out, because each
 * database has its own list of migrations.
 */
export async function listTables(db: Db): Promise<Table[]> {
  const { rows: columns } = await sql<Column>`
    SELECT m.name AS "table", c.name AS name, c.pk AS "isKey" FROM sqlite_master AS m, pragma_table_info(m.name) AS c
    WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND m.name NOT LIKE 'kysely\\_%' ESCAPE '\\'
    ORDER BY m.name, c.cid`.execute(db);
  const { rows: references } = await sql<Reference>`
    SELECT m.name AS "table", f."table" AS parent FROM sqlite_master AS m, pragma_foreign_key_list(m.name) AS f
    WHERE m.type = 'table'`.execute(db);
  const tables = [...Map.groupBy(columns, ({ table }) => table)].map(([name, own]) => toTable(name, own));
  return inOrder(tables, references);
}

/** @throws Error when rows can't be read in batches */
function toTable(name: string, columns: readonly Column[]): Table {
  const [key, ...others] = columns.filter(({ isKey }) => isKey > 0);
  if (key === undefined || others.length > 0) throw new Error(`The table ${name} has no primary key of one column.`);
  return { name, columns: columns.map((column) => column.name), key: key.name };
}

function inOrder(tables: readonly Table[], references: readonly Reference[]): Table[] {
  const ordered = new Set<Table>();
  const add = (table: Table) => {
    for (const { parent } of references.filter((reference) => reference.table === table.name))
      for (const each of tables) if (each.name === parent && each !== table && !ordered.has(each)) add(each);
    ordered.add(table);
  };
  for (const table of tables) add(table);
  return [...ordered];
}

const batchMax = 1_000;

/** Reads all rows of a table on either engine, in batches, so that memory stays bounded. */
export async function* readRows(db: Db, { name, columns, key }: Table): AsyncGenerator<Row[]> {
  const selected = sql`SELECT ${sql.join(columns.map((column) => sql.id(column)))} FROM ${sql.id(name)}`;
  const order = sql`ORDER BY ${sql.id(key)} LIMIT ${sql.lit(batchMax)}`;
  let batch = (await sql<Row>`${selected} ${order}`.execute(db)).rows;
  while (batch.length > 0) {
    yield batch;
    const after = batch.at(-1)?.[key];
    batch = (await sql<Row>`${selected} WHERE ${sql.id(key)} > ${after} ${order}`.execute(db)).rows;
  }
}
