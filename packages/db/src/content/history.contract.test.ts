import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { type Db, openDatabase } from "../open.ts";
import { openTestDatabase } from "../test/open-test-database.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { planRestore, readHistory, recordAs, restore } from "./history.ts";

const slug = "year-end-2026-credentialing-calendar";
const allRows = (db: Db, table: string) =>
  sql`SELECT * FROM ${sql.table(table)} ORDER BY id`.execute(db).then(({ rows }) => rows);
const article = (db: Db) => db.selectFrom("blog_posts").selectAll().where("slug", "=", slug).executeTakeFirst();
const run = (db: Db, statement: string) => sql.raw(statement).execute(db);

/** Returns a time between the statements before it and the statements after it. */
async function moment(): Promise<string> {
  await pause(3);
  const time = new Date().toISOString();
  await pause(3);
  return time;
}

const withoutMarks = (rows: unknown[]) => rows.map((row) => ({ ...Object(row), seed_hash: null }));

const edits = [
  [
    "UPDATE blog_posts SET title = 'Hours', tags = '[]', publish_at = '2030-01-01T00:00:00Z' WHERE category = 'Compliance'",
  ],
  ["UPDATE blog_posts SET slug = slug || '-old'"],
  ["DELETE FROM blog_posts"],
  [
    `INSERT INTO specialties (slug, name, description, icon, timeframe_from_days, timeframe_to_days, key_requirements, position) VALUES ('urology', 'Urology', 'x', 'eye', 1, 2, '["x"]', 13), ('ent', 'ENT', 'x', 'eye', 1, 2, '["x"]', 14)`,
  ],
  [
    "UPDATE states SET name = 'x' WHERE slug = 'ohio'",
    "UPDATE states SET name = 'Ohio' WHERE slug = 'texas'",
    "UPDATE states SET name = 'Texas' WHERE slug = 'ohio'",
  ],
  ["UPDATE states SET slug = 'the-buckeye-state' WHERE slug = 'ohio'", "DELETE FROM states WHERE slug = 'utah'"],
];

it("all rows are restored as they were before statements of any kind", async () => {
  const { db } = await openTestDatabase();
  for (const statements of edits) {
    const table = /blog_posts|states|services|specialties/.exec(statements[0] ?? "")?.[0] ?? "";
    const before = await allRows(db, table);
    const time = await moment();
    for (const statement of statements) await run(db, statement);
    expect(withoutMarks(await allRows(db, table))).not.toEqual(withoutMarks(before));
    await restore(db, null, time);
    expect(withoutMarks(await allRows(db, table)), statements.join()).toEqual(withoutMarks(before));
    expect(await planRestore(db, null, time)).toEqual([]);
  }
});

it("restoring all rows leaves what a release alone has changed since", async () => {
  const { db } = await openTestDatabase();
  const time = await moment();
  await recordAs(db, "release", () => run(db, "UPDATE states SET medical_board = 'By a release' WHERE slug = 'ohio'"));
  await run(db, "UPDATE states SET medical_board = 'By hand' WHERE slug = 'utah'");
  expect((await planRestore(db, null, time)).map(({ slug: own }) => own)).toEqual(["utah"]);
});

it("a row is restored as it was at a time, also when it was not there then, or is not there now", async () => {
  const { db } = await openTestDatabase();
  const at = (time: string) => restore(db, slug, time);
  const original = await allRows(db, "blog_posts");
  const first = await moment();
  await run(db, `UPDATE blog_posts SET title = 'Second' WHERE slug = '${slug}'`);
  const second = await moment();
  await run(db, `DELETE FROM blog_posts WHERE slug = '${slug}'`);
  const third = await moment();

  await at(second);
  expect(await article(db)).toMatchObject({ title: "Second" });
  await at(first);
  expect((await readHistory(db, slug))[0]?.after).toMatchObject({
    id: (await readHistory(db, slug)).at(-1)?.after?.id,
  });
  expect((await allRows(db, "blog_posts")).length).toBe(original.length);
  await at(third);
  expect(await article(db)).toBeUndefined();
  expect((await readHistory(db, slug)).map(({ event, made_by }) => `${event} by ${made_by}`)).toEqual([
    ...["delete by restore", "insert by restore", "insert by restore", "delete by statement", "update by statement"],
    "insert by release",
  ]);
});

it("a restored row gets another number where its own was given away", async () => {
  const { db } = await openTestDatabase();
  const { id, seed_hash, ...row } = (await article(db)) ?? expect.fail("The article is seeded.");
  const time = await moment();
  await run(db, `DELETE FROM blog_posts WHERE slug = '${slug}'`);
  expect(await planRestore(db, slug, "2000-01-01")).toEqual([]);
  await db
    .insertInto("blog_posts")
    .values({ ...row, id, slug: "other" })
    .execute();
  await restore(db, slug, time);
  expect(await article(db)).toMatchObject({ ...row, id: expect.not.toSatisfy((value) => value === id) });
});

it("an INSERT OR REPLACE of SQLite, which deletes without a trigger, loses no state", async () => {
  const { db, engine } = await openTestDatabase();
  if (engine.name === "postgres") return;
  const before = await db.selectFrom("states").selectAll().where("slug", "=", "ohio").executeTakeFirstOrThrow();
  const time = new Date().toISOString();
  await pause(3);
  await run(
    db,
    `INSERT OR REPLACE INTO states SELECT id, slug, 'Replaced', abbreviation, 'x', 'x', 1, '["x"]', '["x"]', NULL, NULL, NULL FROM states WHERE slug = 'ohio'`,
  );
  await restore(db, "ohio", time);
  expect(await db.selectFrom("states").selectAll().where("slug", "=", "ohio").executeTakeFirst()).toEqual({
    ...before,
    seed_hash: null,
  });
});

it("two writers at once lose nothing: each change is in the history of its row, in the order in which it came", async () => {
  const { db, engine } = await openTestDatabase(
    process.env.TEST_POSTGRES_TEMPLATE ? undefined : `file:${join(temporaryFolder(), "site.db")}`,
  );
  const other = engine.name === "postgres" ? db : (await openDatabase(`file:${engine.location}`, { busyMs: 5_000 })).db;
  const write = async (writer: Db, letter: string) => {
    for (let edit = 0; edit < 20; edit += 1)
      await sql`UPDATE blog_posts SET title = title || ${letter} WHERE slug = ${slug}`.execute(writer);
  };
  await Promise.all([write(db, "α"), write(other, "β")]);
  const edits = (await readHistory(db, slug)).filter(({ event }) => event === "update");
  expect(edits).toHaveLength(40);
  for (const { before, after } of edits) expect([`${before?.title}α`, `${before?.title}β`]).toContain(after?.title);
  if (other !== db) await other.destroy();
});
