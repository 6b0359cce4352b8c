import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { type Db, openDatabase } from "../open.ts";
import { openTestDatabase } from "../test/open-test-database.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { listStatements, planRestore, planUndo, readHistory, takeSteps } from "./history.ts";

const slug = "year-end-2026-credentialing-calendar";
const allRows = (db: Db, table: string) =>
  sql`SELECT * FROM ${sql.table(table)} ORDER BY id`.execute(db).then(({ rows }) => rows);
const article = (db: Db) => db.selectFrom("blog_posts").selectAll().where("slug", "=", slug).executeTakeFirst();
const run = (db: Db, statement: string) => sql.raw(statement).execute(db);

/** Takes the newest change back. @returns what had to stay */
async function undoNewest(db: Db): Promise<string[]> {
  const [newest] = await listStatements(db, 1);
  const { steps, kept } = await planUndo(db, newest?.change ?? 0);
  await takeSteps(db, steps);
  return kept;
}

it.each([
  "UPDATE blog_posts SET title = 'Hours', tags = '[]', publish_at = '2030-01-01T00:00:00Z' WHERE category = 'Compliance'",
  "UPDATE blog_posts SET slug = slug || '-old'",
  "DELETE FROM blog_posts",
  "INSERT INTO specialties (slug, name, description, icon, timeframe_from_days, timeframe_to_days, key_requirements, position) VALUES ('urology', 'Urology', '', 'eye', 1, 2, '[]', 13), ('ent', 'ENT', '', 'eye', 1, 2, '[]', 14)",
])("all that one statement changed is taken back by its number: %s", async (statement) => {
  const { db } = await openTestDatabase();
  const table = /blog_posts|states|services|specialties/.exec(statement)?.[0] ?? "";
  const before = await allRows(db, table);
  await run(db, statement);
  expect(await allRows(db, table)).not.toEqual(before);
  expect(await undoNewest(db)).toEqual([]);
  const withoutMarks = (rows: unknown[]) => rows.map((row) => ({ ...Object(row), seed_hash: null }));
  expect(withoutMarks(await allRows(db, table))).toEqual(withoutMarks(before));
});

it("what was changed again since a statement stays, and is named", async () => {
  const { db } = await openTestDatabase();
  const before = await article(db);
  await run(db, "UPDATE blog_posts SET title = 'Our hours', excerpt = 'Ours'");
  const [mistake] = await listStatements(db, 1);
  await run(db, `UPDATE blog_posts SET title = 'A title by the writer' WHERE slug = '${slug}'`);
  await run(db, "DELETE FROM blog_posts WHERE slug = 'reassignment-on-the-855i'");
  const { steps, kept } = await planUndo(db, mistake?.change ?? 0);
  await takeSteps(db, steps);
  expect(kept.toSorted()).toEqual([
    "blog_posts/reassignment-on-the-855i: the row was changed since.",
    `blog_posts/${slug}: title was changed since.`,
  ]);
  expect(await article(db)).toMatchObject({ title: "A title by the writer", excerpt: before?.excerpt });
  expect(await db.selectFrom("blog_posts").select("slug").where("title", "=", "Our hours").execute()).toEqual([]);
});

it("an inserted row of which one column was edited since stays, and is named", async () => {
  const { db } = await openTestDatabase();
  const { id, ...row } = await db.selectFrom("blog_posts").selectAll().limit(1).executeTakeFirstOrThrow();
  await db
    .insertInto("blog_posts")
    .values({ ...row, slug: "own" })
    .execute();
  const [insert] = await listStatements(db, 1);
  await run(db, "UPDATE blog_posts SET title = 'Edited since' WHERE slug = 'own'");
  const kept = ["blog_posts/own: the row was changed since."];
  expect(await planUndo(db, insert?.change ?? 0)).toEqual({ steps: [], kept });
});

it("a row is restored as it was at a time, also when it was not there then, or is not there now", async () => {
  const { db } = await openTestDatabase();
  const at = async (time: string) => takeSteps(db, await planRestore(db, slug, time));
  const moment = async () => {
    await pause(3);
    const time = new Date().toISOString();
    await pause(3);
    return time;
  };
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
    ...["delete by restore", "update by restore", "insert by restore", "delete by statement", "update by statement"],
    "insert by release",
  ]);
});

it("a restored row gets another number where its own was given away, and a row that changed meanwhile is left alone", async () => {
  const { db } = await openTestDatabase();
  const { id, seed_hash, ...row } = (await article(db)) ?? expect.fail("The article is seeded.");
  await run(db, `DELETE FROM blog_posts WHERE slug = '${slug}'`);
  const deleted = await planRestore(db, slug, "2000-01-01");
  expect(deleted).toEqual([]);
  await pause(3);
  await db
    .insertInto("blog_posts")
    .values({ ...row, id, slug: "other" })
    .execute();
  const [, gone] = await listStatements(db, 2);
  const { steps } = await planUndo(db, gone?.change ?? 0);
  await takeSteps(db, steps);
  expect(await article(db)).toMatchObject({ ...row, id: expect.not.toSatisfy((value) => value === id) });
  await expect(takeSteps(db, steps)).rejects.toThrow(
    `blog_posts/${slug} was changed meanwhile. Nothing is restored: look again.`,
  );
});

it("an INSERT OR REPLACE of SQLite, which deletes without a trigger, loses no state", async () => {
  const { db, engine } = await openTestDatabase();
  if (engine.name === "postgres") return;
  const before = await db.selectFrom("states").selectAll().where("slug", "=", "ohio").executeTakeFirstOrThrow();
  const time = new Date().toISOString();
  await pause(3);
  await run(
    db,
    `INSERT OR REPLACE INTO states SELECT id, slug, 'Replaced', abbreviation, 'x', 'x', 1, '[]', '[]', NULL, NULL, NULL FROM states WHERE slug = 'ohio'`,
  );
  await takeSteps(db, await planRestore(db, "ohio", time));
  expect(await db.selectFrom("states").selectAll().where("slug", "=", "ohio").executeTakeFirst()).toEqual({
    ...before,
    seed_hash: null,
  });
});

it("of a row that is edited 150 times the history keeps a hundred states, and the last one of each day before", async () => {
  const { db } = await openTestDatabase();
  await run(db, `UPDATE content_history SET changed_at = '2026-01-01T00:00:00.000Z' WHERE slug = '${slug}'`);
  await db.transaction().execute(async (transaction) => {
    for (let edit = 1; edit <= 150; edit += 1)
      await run(transaction, `UPDATE blog_posts SET title = 'Edit ${edit}' WHERE slug = '${slug}'`);
  });
  const history = await readHistory(db, slug);
  // A test at midnight sees one day more.
  expect(history.length).toBeLessThanOrEqual(102);
  expect(history.map(({ after }) => after?.title).slice(0, 2)).toEqual(["Edit 150", "Edit 149"]);
  expect(history.at(-1)).toMatchObject({ event: "insert", after: { slug } });
  expect(history.at(-1)?.after?.title).not.toMatch(/^Edit/);
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
