import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Db } from "../open.ts";
import { openTestDatabase } from "../test/open-test-database.ts";
import { readMoment } from "./content-revision.ts";

const readRevision = async (db: Db) => (await readMoment(db, Date.now())).revision;

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
