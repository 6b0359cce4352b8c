import { setTimeout as pause } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { contentTables } from "../columns.ts";
import type { Db } from "../open.ts";
import { openTestDatabase } from "../test/open-test-database.ts";
import { followContent, listChanges, planRestore, readHistory, readMoment, recordAs, restore } from "./history.ts";

const slug = "year-end-2026-credentialing-calendar";
const allRows = (db: Db, table: string) =>
  sql`SELECT * FROM ${sql.table(table)} ORDER BY id`.execute(db).then(({ rows }) => rows);
const article = (db: Db) => db.selectFrom("blog_posts").selectAll().where("slug", "=", slug).executeTakeFirst();
const readRevision = async (db: Db) => (await readMoment(db, Date.now())).revision;
const run = (db: Db, statement: string) => sql.raw(statement).execute(db);

/** Returns a time that is later than all earlier statements and earlier than all later ones. */
async function moment(): Promise<string> {
  await pause(3);
  const time = new Date().toISOString();
  await pause(3);
  return time;
}

const withoutMarks = (rows: unknown[]) => rows.map((row) => ({ ...Object(row), seed_hash: null }));

const edits: [table: string, ...statements: string[]][] = [
  ["blog_posts", "UPDATE blog_posts SET title = 'Hours', tags = '[]', mark = NULL WHERE category = 'Compliance'"],
  ["blog_posts", "UPDATE blog_posts SET slug = slug || '-old'"],
  ["blog_posts", "DELETE FROM blog_posts"],
  [
    "states",
    "UPDATE states SET name = 'x' WHERE slug = 'ohio'",
    "UPDATE states SET name = 'Ohio' WHERE slug = 'texas'",
    "UPDATE states SET name = 'Texas' WHERE slug = 'ohio'",
  ],
  [
    "states",
    "UPDATE states SET slug = 'the-buckeye-state' WHERE slug = 'ohio'",
    "DELETE FROM states WHERE slug = 'utah'",
  ],
];

/** Statements that delete rows without firing the triggers for deleted rows. */
const untriggered: Record<"sqlite" | "postgres", string> = {
  sqlite: `INSERT OR REPLACE INTO states (id, slug, name, abbreviation, medical_board, medicaid_program, licensing, network)
    SELECT id, slug, 'Replaced', abbreviation, 'x', 'x', '["x"]', '["x"]' FROM states WHERE slug = 'ohio'`,
  postgres: "TRUNCATE states",
};

const unshown = new Set([
  ...["consultation_requests", "contact_submissions", "lead_events", "contact_services", "canary", "notifications"],
  ...["newsletter_subscribers", "newsletter_refusals", "newsletter_refusal_key", "request_key"],
  ...["content_history", "content_revision", "schema_version", "fixed_pages", "icons", "office_time"],
]);

const changed: Readonly<Record<string, string>> = {
  slug: "slug || 'x'",
  name: "name || 'x'",
  abbreviation: "CASE id WHEN 2 THEN 'XX' ELSE 'XY' END",
};

function editsOf(table: string, columns: readonly string[]): [table: string, statement: string][] {
  const copied = columns.filter((column) => column !== "id");
  const values = copied.map((column) => changed[column] ?? column);
  return [
    [table, `INSERT INTO ${table} (${copied.join()}) SELECT ${values.join()} FROM ${table} WHERE id IN (2, 3)`],
    [table, `UPDATE ${table} SET slug = slug || '-old' WHERE id = 1`],
    [table, `DELETE FROM ${table} WHERE id = 1`],
  ];
}

it("every edit of a table that pages show raises the revision, is recorded with the row's state, and can be undone", async () => {
  const { db, engine } = await openTestDatabase();
  const tables = (await db.introspection.getTables()).filter(({ name, isView }) => !(isView || unshown.has(name)));
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
  expect(
    [...columnsOf.keys()].toSorted(),
    "name a new table in contentTables, or in unshown if no page shows it",
  ).toEqual(contentTables.toSorted());
  const all = [...columnsOf].flatMap(([table, columns]) => editsOf(table, columns));
  for (const [table, ...statements] of [...all, ...edits, ["states", untriggered[engine.name]] as const]) {
    const before = withoutMarks(await allRows(db, table));
    const revision = await readRevision(db);
    const time = await moment();
    for (const statement of statements) await run(db, statement);
    expect(await readRevision(db)).not.toBe(revision);
    expect(withoutMarks(await allRows(db, table))).not.toEqual(before);
    const [change] = await listChanges(db, 1);
    const recorded = (columnsOf.get(table) ?? []).filter((column) => column !== "seed_hash");
    expect(change?.table).toBe(table);
    if (change?.after) expect(Object.keys(change.after).toSorted()).toEqual(recorded.toSorted());
    await restore(db, null, time);
    expect(withoutMarks(await allRows(db, table)), statements.join()).toEqual(before);
    expect(await planRestore(db, null, time)).toEqual([]);
  }
});

it("restoring all rows keeps changes that only a release has made", async () => {
  const { db } = await openTestDatabase();
  const time = await moment();
  await recordAs(db, "release", () => run(db, "UPDATE states SET medical_board = 'By a release' WHERE slug = 'ohio'"));
  await run(db, "UPDATE states SET medical_board = 'By hand' WHERE slug = 'utah'");
  expect((await planRestore(db, null, time)).map(({ slug: own }) => own)).toEqual(["utah"]);

  const before = withoutMarks(await allRows(db, "services"));
  await run(db, "UPDATE services SET name = 'By hand' WHERE id = 1");
  await run(db, "DELETE FROM services WHERE id = 2");
  await restore(db, null, "2000-01-01");
  expect(withoutMarks(await allRows(db, "services"))).toEqual(before);
});

it("a row is restored to an earlier time, even if it did not exist then or does not exist now", async () => {
  const { db } = await openTestDatabase();
  const original = await article(db);
  const first = await moment();
  await run(db, `UPDATE blog_posts SET title = 'Second' WHERE slug = '${slug}'`);
  const second = await moment();
  await run(db, `DELETE FROM blog_posts WHERE slug = '${slug}'`);
  const third = await moment();

  await restore(db, slug, second);
  expect(await article(db)).toMatchObject({ title: "Second" });
  await restore(db, slug, first);
  expect(await article(db)).toEqual({ ...original, seed_hash: null });
  await restore(db, slug, third);
  expect(await article(db)).toBeUndefined();
  expect((await readHistory(db, slug)).map(({ event, made_by }) => `${event} by ${made_by}`)).toEqual([
    ...["delete by restore", "insert by restore", "insert by restore", "delete by statement", "update by statement"],
    "insert by release",
  ]);
});

it("a restored row gets a new id if another row has taken its id", async () => {
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

it("the history of a table includes rows that are older than its history", async () => {
  const { db, engine } = await openTestDatabase();
  await sql`CREATE TABLE openings (id INTEGER PRIMARY KEY, slug TEXT NOT NULL)`.execute(db);
  await sql`INSERT INTO openings VALUES (2, 'caller')`.execute(db);
  await followContent(new Kysely<unknown>({ dialect: engine.dialect }), engine, "openings");
  expect(await readHistory(db, "caller")).toMatchObject([{ event: "found", after: { id: 2 } }]);
});

it("an edit after a restore gets a different revision from the edit that the backup lacks", async () => {
  const { db } = await openTestDatabase();
  const edit = (name: string) => db.updateTable("states").set({ name }).where("slug", "=", "ohio").execute();
  const backup = await db.selectFrom("content_revision").select(["revision", "changed_at"]).executeTakeFirstOrThrow();
  await edit("Lost");
  const lost = await readRevision(db);
  await db.updateTable("content_revision").set(backup).execute();
  await moment();
  await edit("Later");
  expect(await readRevision(db)).not.toBe(lost);
});

it("the latest and the next publication time of articles are found for any moment", async () => {
  const { db } = await openTestDatabase();
  const set = (slug: string, publish_at: string) =>
    db.updateTable("blog_posts").set({ publish_at }).where("slug", "=", slug).execute();
  const at = (text: string) => readMoment(db, Date.parse(text));
  const { revision } = await at("2030-01-01T00:00:00Z");
  expect(await at("2030-01-01T00:00:00Z")).toEqual({ revision, since: "", next: null });
  await set("reassignment-on-the-855i", "2030-01-01T09:00:00Z");
  await set("peer-references-that-answer", "2030-01-02T09:00:00.500Z");
  expect(await at("2030-01-01T08:59:59.999Z")).toMatchObject({ since: "", next: Date.parse("2030-01-01T09:00:00Z") });
  const later = await at("2030-01-01T09:00:00Z");
  expect(later).toMatchObject({ since: "2030-01-01T09:00:00", next: Date.parse("2030-01-02T09:00:00Z") });
  expect(later.revision).not.toBe(revision);
  expect(await at("2031-01-01T00:00:00Z")).toMatchObject({ since: "2030-01-02T09:00:00", next: null });
});
