import { sql } from "kysely";
import { expect, it } from "vitest";
import { type Migrations, migrate, migrations } from "../migrate.ts";
import type { Db } from "../open.ts";
import { openEmptyDatabase } from "../test/open-test-database.ts";

type Column = { table: string; type: string; isRequired: boolean };

/** By table and name. A column is required if a program that does not know it can't insert a row. */
async function columnsOf(db: Db): Promise<Map<string, Column>> {
  const tables = await db.introspection.getTables();
  const all = tables.flatMap(({ name: table, isView, columns }) =>
    columns.map(({ name, dataType, isNullable, hasDefaultValue, isAutoIncrementing }): [string, Column] => {
      const isRequired = !(isView || isNullable || hasDefaultValue || isAutoIncrementing);
      return [`${table}.${name}`, { table, type: dataType, isRequired }];
    }),
  );
  return new Map(all);
}

async function minReaderOf(db: Db): Promise<number> {
  const row = await db
    .selectFrom("schema_version")
    .select("min_reader")
    .executeTakeFirst()
    .catch(() => undefined);
  return row?.min_reader ?? 1;
}

/** What programs without the newest migration miss or can't insert. */
function takenAway(before: Map<string, Column>, now: Map<string, Column>): string[] {
  const missed = [...before].filter(([name, { type }]) => now.get(name)?.type !== type);
  const tables = new Set([...before.values()].map(({ table }) => table));
  const demanded = [...now].filter(
    ([name, { table, isRequired }]) => tables.has(table) && isRequired && before.get(name)?.isRequired !== true,
  );
  return [...missed, ...demanded].map(([name]) => name);
}

/** Applies migrations one by one. @returns a sentence for each that the release before could not bear */
async function faultsOf(all: Migrations): Promise<string[]> {
  const { db, engine } = await openEmptyDatabase();
  const faults: string[] = [];
  let known: Migrations = {};
  let [columns, minReader] = [await columnsOf(db), 1];
  for (const [name, up] of Object.entries(all)) {
    known = { ...known, [name]: up };
    await migrate(db, engine, known);
    const [nowColumns, nowReader] = [await columnsOf(db), await minReaderOf(db)];
    const taken = takenAway(columns, nowColumns);
    if (taken.length > 0 && nowReader === minReader) faults.push(`${name} takes ${taken} away without a min_reader.`);
    if (nowReader !== minReader && nowReader >= Number(name.slice(0, 4)))
      faults.push(`${name} shuts the release before out: remove in the next.`);
    [columns, minReader] = [nowColumns, nowReader];
  }
  return faults;
}

const plant = (...statements: string[]): Migrations => ({
  ...migrations,
  "9998-planted": async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});
const dropTime = "ALTER TABLE newsletter_subscribers DROP COLUMN confirmed_at";

it("the migrations of this program only add, or state which programs still work", async () => {
  expect(await faultsOf(migrations)).toEqual([]);
});

it.each<[string, Migrations, RegExp]>([
  ["drops a column", plant(dropTime), /takes newsletter_subscribers\.confirmed_at away/],
  [
    "demands a value that programs used to leave out",
    plant(
      "DROP TABLE newsletter_refusals",
      "CREATE TABLE newsletter_refusals (address_hash TEXT, refused_at TEXT, kind TEXT NOT NULL)",
    ),
    /takes newsletter_refusals\.kind away/,
  ],
  [
    "removes what the release before uses",
    plant(dropTime, "UPDATE schema_version SET min_reader = 9998"),
    /shuts the release before out/,
  ],
])("a migration that %s is named by the check", async (_, all, fault) => {
  expect(await faultsOf(all)).toEqual([expect.stringMatching(fault)]);
});
