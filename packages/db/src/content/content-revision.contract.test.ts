import { setTimeout as delay } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { contentTables } from "../columns.ts";
import type { Db } from "../open.ts";
import { openTestDatabase } from "../test/open-test-database.ts";
import { readMoment } from "./content-revision.ts";
import { followContent } from "./follow-content.ts";
import { listChanges, readHistory } from "./history.ts";

const readRevision = async (db: Db) => (await readMoment(db, Date.now())).revision;

const unshown = new Set([
  ...["consultation_requests", "contact_submissions", "lead_events", "contact_services", "canary", "notifications"],
  ...["newsletter_subscribers", "newsletter_refusals", "newsletter_refusal_key", "request_key"],
  ...["content_history", "content_revision", "schema_version", "fixed_pages", "icons", "office_time"],
]);

const insertCopy = (db: Db, table: string, columns: readonly string[]) => {
  const values = columns.map((column) =>
    ["slug", "name"].includes(column)
      ? sql`${sql.ref(column)} || 'x'`
      : column === "abbreviation"
        ? sql`'XX'`
        : sql.ref(column),
  );
  return sql`INSERT INTO ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    SELECT ${sql.join(values)} FROM ${sql.table(table)} WHERE id = 2`.execute(db);
};

it("inserts, updates and deletes in each table that pages show raise the content revision and record the row's state", async () => {
  const { db } = await openTestDatabase();
  const tables = (await db.introspection.getTables()).filter(({ name, isView }) => !(isView || unshown.has(name)));
  const names = tables.map(({ name }) => name);
  expect(names.toSorted(), "name a new table in contentTables, or in unshown if no page shows its rows").toEqual(
    contentTables.toSorted(),
  );
  for (const { name: table, columns } of tables) {
    const own = columns.map(({ name }) => name);
    const newest = async () => (await listChanges(db, 1))[0];
    const statements: (() => Promise<unknown>)[] = [
      () =>
        insertCopy(
          db,
          table,
          own.filter((name) => name !== "id"),
        ),
      () => sql`UPDATE ${sql.table(table)} SET slug = slug || '-new' WHERE id = 1`.execute(db),
      () => sql`DELETE FROM ${sql.table(table)} WHERE id = 1`.execute(db),
    ];
    for (const [index, run] of statements.entries()) {
      const revision = await readRevision(db);
      await run();
      const change = await newest();
      expect(await readRevision(db), `${table} ${index}`).not.toBe(revision);
      expect([change?.table, change?.event]).toEqual([table, index === 2 ? "delete" : "insert"]);
      if (change?.after)
        expect(Object.keys(change.after).toSorted()).toEqual(own.filter((name) => name !== "seed_hash").toSorted());
    }
  }
});

it("an edit of a restored backup has another revision than the edit that the backup lacks", async () => {
  const { db } = await openTestDatabase();
  const edit = (name: string) => db.updateTable("states").set({ name }).where("slug", "=", "ohio").execute();
  const backup = await db.selectFrom("content_revision").select(["revision", "changed_at"]).executeTakeFirstOrThrow();
  await edit("Lost");
  const lost = await readRevision(db);
  await db.updateTable("content_revision").set(backup).execute();
  await delay(2);
  await edit("Later");
  expect(await readRevision(db)).not.toBe(lost);
});

it("the history of a table includes rows that are older than its history", async () => {
  const { db, engine } = await openTestDatabase();
  await sql`CREATE TABLE openings (id INTEGER PRIMARY KEY, slug TEXT NOT NULL)`.execute(db);
  await sql`INSERT INTO openings VALUES (2, 'caller')`.execute(db);
  await followContent(new Kysely<unknown>({ dialect: engine.dialect }), engine, "openings");
  expect(await readHistory(db, "caller")).toMatchObject([{ event: "found", after: { id: 2 } }]);
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
