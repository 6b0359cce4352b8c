import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { contentTables } from "../columns.ts";
import { migrate, migrations } from "../migrate.ts";
import type { Db } from "../open.ts";
import { openEmptyDatabase, openTestDatabase } from "../test/open-test-database.ts";
import { listChanges, planRestore, readMoment, recordAs, restore } from "./history.ts";

const slug = "year-end-2026-credentialing-calendar";
const allRows = (db: Db, table: string) =>
  sql`SELECT * FROM ${sql.table(table)} ORDER BY id`.execute(db).then(({ rows }) => rows);
const article = (db: Db) => db.selectFrom("blog_posts").selectAll().where("slug", "=", slug).executeTakeFirst();
const readRevision = async (db: Db) => (await readMoment(db, Date.now())).revision;
const run = (db: Db, statement: string) => sql.raw(statement).execute(db);

/** Returns a time between the statements before this call and those after it. */
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
const untriggered: Record<"sqlite" | "postgres", string[]> = {
  sqlite: ["slug, 'Replaced', abbreviation", "'guam', 'Guam', 'GU'"].map(
    (
      names,
    ) => `INSERT OR REPLACE INTO states (id, slug, name, abbreviation, medical_board, medicaid_program, licensing, network)
    SELECT id, ${names}, 'x', 'x', '["x"]', '["x"]' FROM states WHERE slug = 'ohio'`,
  ),
  postgres: ["TRUNCATE states"],
};

const unshown = new Set([
  "consultation_requests",
  "contact_submissions",
  "lead_events",
  "contact_services",
  "canary",
  "notifications",
  "newsletter_subscribers",
  "newsletter_refusals",
  "newsletter_refusal_key",
  "request_key",
  "content_history",
  "content_revision",
  "schema_version",
  "fixed_pages",
  "icons",
  "office_time",
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
  for (const [table, ...statements] of [
    ...all,
    ...edits,
    ...untriggered[engine.name].map((each) => ["states", each] as const),
  ]) {
    const before = withoutMarks(await allRows(db, table));
    const revision = await readRevision(db);
    const time = await moment();
    for (const statement of statements) await run(db, statement);
    expect(await readRevision(db)).not.toBe(revision);
    expect(withoutMarks(await allRows(db, table))).not.toEqual(before);
    const [change] = await listChanges(db, null);
    const recorded = (columnsOf.get(table) ?? []).filter((column) => column !== "seed_hash");
    expect(change?.content_table).toBe(table);
    if (change?.state) expect(Object.keys(JSON.parse(change.state)).toSorted()).toEqual(recorded.toSorted());
    await restore(db, null, time);
    expect(withoutMarks(await allRows(db, table)), statements.join()).toEqual(before);
    expect(await planRestore(db, null, time)).toEqual([]);
  }
});

it("restoring all rows keeps changes that only a release has made", async () => {
  const { db } = await openTestDatabase();
  const time = await moment();
  await recordAs(db, "release", (transaction) =>
    run(transaction, "UPDATE states SET medical_board = 'By a release' WHERE slug = 'ohio'"),
  );
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
  const titleIn = (row: string | null) => (row === null ? undefined : JSON.parse(row).title);
  const changes = await listChanges(db, slug);
  const titles = changes.map(({ former, state, made_by }) => [titleIn(former), titleIn(state), made_by]);
  const title = original?.title;
  expect(titles).toEqual([
    [title, undefined, "restore"],
    ["Second", title, "restore"],
    [undefined, "Second", "restore"],
    ["Second", undefined, "statement"],
    [title, "Second", "statement"],
    [undefined, title, "release"],
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

it("a migration gives each change the row before it, so that older changes can be undone", async () => {
  const { db, engine } = await openEmptyDatabase();
  await migrate(db, engine, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0017")));
  const row = { medical_board: "x", medicaid_program: "x", licensing: '["x"]', network: '["x"]' };
  const state = { ...row, id: 1, slug: "ohio", name: "Ohio", abbreviation: "OH" };
  await db
    .insertInto("states")
    .values({ ...state, name: "Second" })
    .execute();
  for (const [changed_at, event, name] of [
    ["2026-11-20T10:00:00.000Z", "found", "Ohio"],
    ["2026-11-21T10:00:00.000Z", "update", "First"],
    ["2026-11-22T10:00:00.000Z", "update", "Second"],
  ])
    await sql`INSERT INTO content_history (changed_at, content_table, slug, event, state)
      VALUES (${changed_at}, 'states', 'ohio', ${event}, ${JSON.stringify({ ...state, name })})`.execute(db);
  await migrate(db, engine);
  const names = (await listChanges(db, "ohio")).map((change) =>
    [change.former, change.state].map((row) => JSON.parse(row ?? "null").name),
  );
  expect(names).toEqual([
    ["First", "Second"],
    ["Ohio", "First"],
  ]);
  await restore(db, null, "2026-11-20T12:00:00.000Z");
  expect(await allRows(db, "states")).toMatchObject([{ name: "Ohio" }]);
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
