import { Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { openSqlite } from "../dialects/sqlite/sqlite.ts";
import type { Db } from "../open.ts";
import { subscribe } from "../outbox/newsletter.ts";
import { findRefusal } from "../outbox/newsletter-refusals.ts";
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
