import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { services } from "@site/content/services/services";
import { expect, it } from "vitest";
import type { Db } from "../open.ts";
import { openTestDatabase } from "../test/open-test-database.ts";
import { recordAs, restore } from "./history.ts";
import { seed } from "./seed.ts";
import { findService } from "./services.ts";

const slug = "payer-enrollment";

/** If this hash ever differs from that of a release, the seed takes all rows that the release wrote for edited ones. */
function asReleased<T extends Record<string, unknown>>(row: T): T {
  const names = Object.keys(row).toSorted();
  const values = JSON.stringify(names.map((name) => row[name]));
  return { ...row, seed_hash: `${names.join(",")}:${createHash("sha256").update(values).digest("hex")}` };
}

const textOf = async (db: Db, service: string) => (await findService(db, service))?.shortDescription;

it("the seed updates rows that nobody edited, and leaves edited, added, renamed and deleted rows alone", async () => {
  const { db } = await openTestDatabase();
  const time = new Date().toISOString();
  await pause(2);
  const found = await db.selectFrom("services").selectAll().where("slug", "=", slug).executeTakeFirstOrThrow();
  const { id, seed_hash, ...row } = found;
  const older = asReleased({ ...row, short_description: "What an older release said." });
  await db.updateTable("services").set(older).where("slug", "=", slug).execute();
  const edited = { short_description: "Ours." };
  await db.updateTable("services").set(edited).where("slug", "=", "re-credentialing").execute();
  const values = [
    asReleased({ ...row, slug: "retired" }),
    { ...asReleased({ ...row, slug: "retired-and-edited" }), ...edited },
    { ...row, slug: "audits" },
  ];
  await db.insertInto("services").values(values).execute();
  await db.deleteFrom("states").where("slug", "=", "texas").execute();
  await db.updateTable("states").set({ slug: "the-buckeye-state" }).where("slug", "=", "ohio").execute();
  await recordAs(db, "release", (release) => release.deleteFrom("states").where("slug", "=", "utah").execute());

  expect(await seed(db)).toEqual({ inserted: 1, updated: 1, removed: 1, keptEdits: 3 });
  expect(await textOf(db, slug)).toBe(services[slug].record.shortDescription);
  for (const kept of ["re-credentialing", "retired-and-edited"]) expect(await textOf(db, kept)).toBe("Ours.");
  expect([await textOf(db, "retired"), await textOf(db, "audits")]).toEqual([undefined, row.short_description]);
  const states = await db.selectFrom("states").select("slug").execute();
  expect(states.map((state) => state.slug)).toEqual(expect.arrayContaining(["utah", "the-buckeye-state"]));
  expect(states).toHaveLength(49);

  const revision = await db.selectFrom("content_revision").selectAll().execute();
  const nothing = { inserted: 0, updated: 0, removed: 0, keptEdits: 3 };
  for (let start = 1; start <= 2; start += 1) expect(await seed(db)).toEqual(nothing);
  expect(await db.selectFrom("content_revision").selectAll().execute()).toEqual(revision);
  await restore(db, "texas", time);
  expect(await seed(db)).toEqual({ ...nothing, keptEdits: 2 });
});

it("the seed is one transaction", async () => {
  const { db } = await openTestDatabase();
  await db.deleteFrom("services").where("slug", "=", slug).execute();
  await db.schema.dropTable("blog_posts").execute();
  await expect(seed(db)).rejects.toThrow(/blog_posts/);
  expect(await findService(db, slug)).toBeUndefined();
});
