import { hash } from "node:crypto";
import { dirname } from "node:path";
import type SqliteDatabase from "better-sqlite3";
import { Kysely, SqliteDialect, sql } from "kysely";
import { filePathOf, isServerAddress, locationOf } from "../address.ts";
import { syncToDisk, writeDurably } from "../files/disk.ts";
import { assertCurrentStructure, migrate, refuseUnknownMigrations } from "../migrate.ts";
import { type Db, openDatabase } from "../open.ts";
import type { Database } from "../schema.ts";
import { lockAlone, movedFile, preparePlace } from "../sqlite/access.ts";
import { StorageFault, storageSentence } from "../storage-fault.ts";

type Row = Readonly<Record<string, unknown>>;
type Sum = { rows: number; checksum: string };

type Moved = { from: string; to: string; tables: Readonly<Record<string, Sum>> };

const batchMax = 1_000;

/** @throws Error with one sentence for the operator, for example if another program has the file open */
export async function moveToServer(from: string, to: string): Promise<Moved> {
  if (!isServerAddress(to))
    throw new Error(`${locationOf(to)} is not a server. Give postgres://user:password@host/database.`);
  const location = filePathOf(from);
  preparePlace(location, false);
  const target = await openDatabase(to, { statementMs: 0 });
  try {
    const present = await target.db.introspection.getTables({ withInternalKyselyTables: true });
    if (present.length > 0)
      throw new Error(`${target.engine.location} is not empty. Create an empty database for the move.`);
    const source = lockAlone(location);
    if (source === null) throw new Error(`${location} can't be read. Is it a database of this site? pnpm leads doctor`);
    try {
      const file = new Kysely<Database>({ dialect: new SqliteDialect({ database: source }) });
      await assertCurrentStructure(file);
      await refuseUnknownMigrations(file);
      await migrate(target.db, target.engine);
      const made = (await target.db.introspection.getTables()).map(({ name }) => name);
      const names = tablesOf(source).filter((name) => made.includes(name));
      const tables = await target.db.transaction().execute((transaction) => copyTables(source, transaction, names));
      writeDurably(movedFile(location), `${target.engine.location} at ${new Date().toISOString()}\n`);
      syncToDisk(dirname(location));
      return { from: location, to: target.engine.location, tables };
    } finally {
      source.close();
    }
  } catch (error) {
    if (!(error instanceof StorageFault)) throw error;
    throw new Error(`${storageSentence(target.engine.location, error)} ${nothingMoved}`, { cause: error });
  } finally {
    await target.db.destroy();
  }
}

function tablesOf(source: SqliteDatabase.Database): string[] {
  const select = source.prepare(`SELECT name FROM sqlite_schema AS t WHERE type = 'table'
    AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE 'kysely\\_%' ESCAPE '\\'
    ORDER BY (SELECT count(*) FROM pragma_foreign_key_list(t.name)), name`);
  return select.pluck().all() as string[]; // the query selects one column of names
}

async function copyTables(source: SqliteDatabase.Database, target: Db, names: readonly string[]) {
  // The migrations have inserted rows on the server, such as keys, but the file has its own keys.
  for (const name of names.toReversed()) await sql`DELETE FROM ${sql.id(name)}`.execute(target);
  const tables: Record<string, Sum> = {};
  for (const name of names) {
    const table = sql.id(name);
    // Our triggers would change other tables, for example the content revision.
    await sql`ALTER TABLE ${table} DISABLE TRIGGER USER`.execute(target);
    const sum = await sumOf(copyRows(source, target, name)).catch((error: Error) => {
      if (error instanceof StorageFault) throw error;
      throw new Error(`The table ${name} can't be copied: ${error.message}. ${nothingMoved}`, { cause: error });
    });
    await sql`ALTER TABLE ${table} ENABLE TRIGGER USER`.execute(target);
    if ((await sumOf(readRows(target, name))).checksum !== sum.checksum)
      throw new Error(`The table ${name} differs from the original after the copy. ${nothingMoved}`);
    tables[name] = sum;
  }
  await advanceIds(target);
  return tables;
}

const nothingMoved = "Nothing was moved: the site still uses the file. Create an empty database for the next try.";

/** Batches need little memory, even for a large table. */
async function* copyRows(source: SqliteDatabase.Database, target: Db, name: string): AsyncGenerator<Row> {
  const table = sql.id(name);
  let batch: Row[] = [];
  const insert = async () => {
    const rows = JSON.stringify(batch);
    await sql`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, ${rows}::json)`.execute(
      target,
    );
    batch = [];
  };
  for (const row of source.prepare<[], Row>(`SELECT * FROM "${name}"`).iterate()) {
    batch.push(row);
    if (batch.length === batchMax) await insert();
    yield row;
  }
  await insert();
}

async function* readRows(target: Db, name: string): AsyncGenerator<Row> {
  await sql`DECLARE copied NO SCROLL CURSOR FOR SELECT * FROM ${sql.id(name)}`.execute(target);
  for (let count = 1; count > 0; ) {
    const { rows } = await sql<Row>`FETCH ${sql.lit(batchMax)} FROM copied`.execute(target);
    yield* rows;
    count = rows.length;
  }
  await sql`CLOSE copied`.execute(target);
}

/** A sum of hashes doesn't depend on the order of the rows, which differs between SQLite and PostgreSQL. */
async function sumOf(rows: AsyncIterable<Row>): Promise<Sum> {
  let [count, total] = [0, 0n];
  for await (const row of rows) {
    total += BigInt(`0x${hash("sha256", JSON.stringify(Object.entries(row).toSorted()))}`);
    count += 1;
  }
  return { rows: count, checksum: BigInt.asUintN(256, total).toString(16).padStart(64, "0") };
}

async function advanceIds(target: Db): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = current_schema() AND is_identity = 'YES'`.execute(target);
  for (const { table, column } of rows)
    await sql`SELECT setval(pg_get_serial_sequence(${table}, ${column}),
      (SELECT coalesce(max(${sql.id(column)}), 0) + 1 FROM ${sql.id(table)}), false)`.execute(target);
}
