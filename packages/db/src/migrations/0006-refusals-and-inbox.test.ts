import { Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { openSqlite } from "../dialects/sqlite.ts";
import { subscribe } from "../newsletter.ts";
import { findRefusal } from "../newsletter-refusals.ts";
import type { Db } from "../open.ts";
import { openTestDatabase } from "../testing.ts";
import { content } from "./0001-content.ts";
import { leads } from "./0002-leads.ts";
import { notifications } from "./0003-notifications.ts";
import { outboxOrder } from "./0004-outbox-order.ts";
import { fewerWrites } from "./0005-fewer-writes.ts";
import { refusalsAndInbox } from "./0006-refusals-and-inbox.ts";

const at = "2026-05-01T10:00:00.000Z";

it("remembers the addresses that had unsubscribed before, and no other", async () => {
  const engine = openSqlite(":memory:");
  const old = new Kysely<unknown>({ dialect: engine.dialect });
  for (const up of [content, leads, notifications, outboxOrder, fewerWrites]) await up(old, engine);
  const db: Db = new Kysely({ dialect: engine.dialect });
  for (const [email, status] of [
    ["gone@clinic.example", "unsubscribed"],
    ["reader@clinic.example", "confirmed"],
  ])
    await sql`INSERT INTO newsletter_subscribers (email, status, token, created_at, unsubscribed_at)
      VALUES (${email}, ${status}, ${email}, ${at}, ${at})`.execute(db);

  await refusalsAndInbox(old, engine);
  expect(await findRefusal(db, "Gone@clinic.example")).toEqual({ refused_at: at });
  expect(await findRefusal(db, "reader@clinic.example")).toBeUndefined();
  await subscribe(db, "gone@clinic.example", "site.example");
  expect(await db.selectFrom("notifications").select("id").execute()).toEqual([]);
});

it.each([
  ["the newest", sql`SELECT * FROM lead_inbox ORDER BY created_at DESC, reference LIMIT 50`],
  ["a page further down", sql`SELECT * FROM lead_inbox WHERE created_at <= ${at} ORDER BY created_at DESC, reference`],
  ["those of a status", sql`SELECT * FROM lead_inbox WHERE status = 'new' ORDER BY created_at DESC, reference`],
])("the inbox gives %s through the tables' indexes, without sorting all leads", async (_what, query) => {
  const { db } = await openTestDatabase();
  const { rows } = await sql<{ detail: string }>`EXPLAIN QUERY PLAN ${query}`.execute(db);
  const plan = rows.map(({ detail }) => detail).join("\n");
  expect(plan).toContain("MERGE (UNION ALL)");
  expect(plan).not.toMatch(/SCAN \w+$|TEMP B-TREE FOR ORDER BY/m);
});
