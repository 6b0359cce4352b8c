import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { LeadIntake } from "./intake/intake.ts";
import { leadKinds, leadTableOf } from "./leads/lead-fields.ts";
import { assertCurrentStructure, type Migrations, migrate, migrations } from "./migrate.ts";
import { addToInbox } from "./migrations/start/words.ts";
import type { Db } from "./open.ts";
import { newConsultation, newContact, openEmptyDatabase, testPolicy } from "./test/open-test-database.ts";
import { tomorrow } from "./test/tomorrow.ts";

/** Tables and views with their columns. */
async function structure(db: Db) {
  const tables = await db.introspection.getTables();
  const described = tables.map(({ name, columns }) => `${name}: ${columns.map((column) => column.name).join(", ")}`);
  return described.toSorted();
}

it("migrations apply once, in the order of their numbers", async () => {
  const { db, engine } = await openEmptyDatabase();
  const { applied, backup } = await migrate(db, engine);
  const files = readdirSync(join(import.meta.dirname, "migrations")).filter((file) => /^\d{4}-[^.]+\.ts$/.test(file));
  expect(applied.map((name) => `${name}.ts`)).toEqual(files.toSorted());
  expect(backup).toBeNull();
  const before = await structure(db);
  expect(before).not.toEqual([]);

  expect(await migrate(db, engine)).toEqual({ applied: [], backup: null });
  expect(await structure(db)).toEqual(before);
  await expect(assertCurrentStructure(db)).resolves.toBeUndefined();
});

it("a failing migration leaves the database as it was, and the next try succeeds", async () => {
  const { db, engine } = await openEmptyDatabase();
  await sql`CREATE TABLE notification_health (note TEXT)`.execute(db);

  await expect(migrate(db, engine)).rejects.toThrow(
    /^Migration 0001-start failed and was rolled back: .*notification_health/,
  );
  expect(await structure(db)).toEqual(["notification_health: note"]);
  await expect(assertCurrentStructure(db)).rejects.toThrow(/^The database lacks migration 0001-start\./);

  await sql`DROP TABLE notification_health`.execute(db);
  await migrate(db, engine);
  await expect(assertCurrentStructure(db)).resolves.toBeUndefined();
});

it.each(leadKinds)(
  "a column of the form %s is added to its table and to the inbox, for the other form as null",
  async (kind) => {
    const { db, engine } = await openEmptyDatabase();
    const only = leadTableOf[kind];
    const withColumn = (add: boolean): Migrations => ({
      ...migrations,
      "9998-best-time": async (transaction) => {
        if (add) await sql`ALTER TABLE ${sql.table(only)} ADD COLUMN best_time TEXT`.execute(transaction);
        await addToInbox(transaction, engine, [{ name: "best_time", only }]);
      },
    });
    await expect(migrate(db, engine, withColumn(false))).rejects.toThrow(
      /^Migration 9998-best-time failed and was rolled back: .*best_time/,
    );
    await migrate(db, engine, withColumn(true));
    const intake = new LeadIntake(db, testPolicy);
    for (const lead of [newConsultation(), newContact()]) await intake.submit(lead);
    await sql`UPDATE ${sql.table(only)} SET best_time = 'mornings'`.execute(db);
    const { rows } = await sql`SELECT kind, best_time FROM lead_inbox ORDER BY kind`.execute(db);
    expect(rows).toEqual(leadKinds.map((each) => ({ kind: each, best_time: each === kind ? "mornings" : null })));
  },
);

it("a database that needs a newer release is refused in one sentence, and stays as it is", async () => {
  const { db, engine } = await openEmptyDatabase();
  await migrate(db, engine, tomorrow);
  const before = await structure(db);
  await db.updateTable("schema_version").set({ min_reader: 9998 }).execute();

  const sentence =
    "The database was made by a newer version of this program (migration 9998-tomorrow). Update the program.";
  await expect(migrate(db, engine)).rejects.toThrow(sentence);
  await expect(assertCurrentStructure(db)).rejects.toThrow(sentence);
  expect(await structure(db)).toEqual(before);
});

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

it("a migration that drops a column, demands a value, or removes what the release before uses is named by the check", async () => {
  const demanding = [
    "DROP TABLE newsletter_refusals",
    "CREATE TABLE newsletter_refusals (address_hash TEXT, refused_at TEXT, kind TEXT NOT NULL)",
  ];
  const taken = /takes newsletter_subscribers\.confirmed_at,newsletter_refusals\.kind away/;
  expect(await faultsOf(plant(dropTime, ...demanding))).toEqual([expect.stringMatching(taken)]);
  const shut = plant(dropTime, "UPDATE schema_version SET min_reader = 9998");
  expect(await faultsOf(shut)).toEqual([expect.stringMatching(/shuts the release before out/)]);
});
