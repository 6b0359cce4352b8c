import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { services } from "@site/content/services/services";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { Db } from "../open.ts";
import { openTestDatabase } from "../test/open-test-database.ts";
import { recordAs, restore } from "./history.ts";
import { seed } from "./seed.ts";
import { findService } from "./services.ts";

const slug = "payer-enrollment";
const wordsOfContent = services[slug].record.shortDescription;

function rowOf(db: Db) {
  return db.selectFrom("services").selectAll().where("slug", "=", slug).executeTakeFirstOrThrow();
}

/** Pins the hash that released databases store: after a change, the seed would take every row for an edited row. */
function releasedHash(row: Record<string, unknown>): string {
  const names = Object.keys(row)
    .filter((name) => name !== "id" && name !== "seed_hash")
    .toSorted();
  const hash = createHash("sha256")
    .update(JSON.stringify(names.map((name) => row[name])))
    .digest("hex");
  return `${names.join(",")}:${hash}`;
}

async function countRows(db: Db, table: string): Promise<number> {
  return (await sql`SELECT 1 FROM ${sql.table(table)}`.execute(db)).rows.length;
}

describe("the seed", () => {
  it("updates an unedited row, once", async () => {
    const { db } = await openTestDatabase();
    const older = { ...(await rowOf(db)), short_description: "What an older release said." };
    await db
      .updateTable("services")
      .set({ short_description: older.short_description, seed_hash: releasedHash(older) })
      .where("slug", "=", slug)
      .execute();

    expect(await seed(db)).toEqual({ inserted: 0, updated: 1, removed: 0, keptEdits: 0 });
    expect((await findService(db, slug))?.shortDescription).toBe(wordsOfContent);
    const revision = await db.selectFrom("content_revision").selectAll().execute();
    expect(await seed(db)).toEqual({ inserted: 0, updated: 0, removed: 0, keptEdits: 0 });
    expect(await db.selectFrom("content_revision").selectAll().execute()).toEqual(revision);
  });

  it("keeps a row that someone edited or added, however often it runs", async () => {
    const { db } = await openTestDatabase();
    const { id, seed_hash, ...row } = await rowOf(db);
    await db.updateTable("services").set({ short_description: "Ours." }).where("slug", "=", slug).execute();
    await db
      .insertInto("services")
      .values({ ...row, slug: "audits" })
      .execute();

    for (let start = 1; start <= 2; start += 1)
      expect(await seed(db)).toEqual({ inserted: 0, updated: 0, removed: 0, keptEdits: 1 });
    expect((await findService(db, slug))?.shortDescription).toBe("Ours.");
    expect(await countRows(db, "services")).toBe(9);
  });

  it("removes a row that content no longer has, unless someone edited it", async () => {
    const { db } = await openTestDatabase();
    const { id, seed_hash, ...row } = await rowOf(db);
    const retired = { ...row, slug: "retired" };
    const edited = { ...row, slug: "retired-and-edited" };
    await db
      .insertInto("services")
      .values([
        { ...retired, seed_hash: releasedHash(retired) },
        { ...edited, seed_hash: releasedHash(edited), short_description: "Ours." },
      ])
      .execute();

    expect(await seed(db)).toEqual({ inserted: 0, updated: 0, removed: 1, keptEdits: 0 });
    expect(await findService(db, "retired")).toBeUndefined();
    expect((await findService(db, "retired-and-edited"))?.shortDescription).toBe("Ours.");
  });

  it("does not restore a row that someone deleted or renamed, however often it starts, until someone inserts it again", async () => {
    const { db } = await openTestDatabase();
    const before = new Date().toISOString();
    await pause(2);
    await db.deleteFrom("states").where("slug", "=", "texas").execute();
    await db.updateTable("states").set({ slug: "the-buckeye-state" }).where("slug", "=", "ohio").execute();
    for (let start = 1; start <= 3; start += 1)
      expect(await seed(db)).toEqual({ inserted: 0, updated: 0, removed: 0, keptEdits: 2 });
    expect(await countRows(db, "states")).toBe(49);

    await restore(db, "texas", before);
    expect(await seed(db)).toEqual({ inserted: 0, updated: 0, removed: 0, keptEdits: 1 });
    expect(await countRows(db, "states")).toBe(50);
  });

  it("inserts a row again that an earlier release removed from the content", async () => {
    const { db } = await openTestDatabase();
    await recordAs(db, "release", () => db.deleteFrom("states").where("slug", "=", "texas").execute());
    expect((await seed(db)).inserted).toBe(1);
  });

  it("is one transaction", async () => {
    const { db } = await openTestDatabase();
    await db.deleteFrom("services").where("slug", "=", slug).execute();
    await db.schema.dropTable("blog_posts").execute();

    await expect(seed(db)).rejects.toThrow(/blog_posts/);
    expect(await findService(db, slug)).toBeUndefined();
  });
});
