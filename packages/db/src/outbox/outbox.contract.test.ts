import { describe, expect, it } from "vitest";
import type { Db } from "../open.ts";
import { openTestDatabase } from "../test/open-test-database.ts";
import {
  type Channel,
  leaseNotifications,
  markNotificationFailed,
  markNotificationSent,
  nextNotificationAt,
  queueNotification,
  retryNotifications,
} from "./outbox.ts";

const minuteMs = 60_000;
const message = { kind: "office", channel: "email", recipient: "office@site.example", reference: "CR-1" } as const;

/** A database with this many pending messages. */
async function openOutbox(count: number) {
  const { db } = await openTestDatabase();
  for (let n = 1; n <= count; n += 1) await queue(db, { reference: `CR-${n}` });
  return db;
}

function queue(db: Db, given: Partial<Parameters<typeof queueNotification>[1]> = {}, salt = "") {
  return queueNotification(db, { ...message, ...given }, "site.example", salt);
}

function lease(db: Db, given: { channel?: Channel; limit?: number; leaseMs?: number } = {}) {
  return leaseNotifications(db, { channel: "email", limit: 100, leaseMs: minuteMs, ...given });
}

async function leaseOne(db: Db, leaseMs = minuteMs) {
  const [leased] = await lease(db, { limit: 1, leaseMs });
  if (leased === undefined) throw new Error("Nothing is due.");
  return leased;
}

function rows(db: Db) {
  return db.selectFrom("notifications").selectAll().orderBy("id").execute();
}

describe("a message", () => {
  it("has an id that is made of what it is, so that a repeat changes nothing", async () => {
    const [db, another] = [await openOutbox(0), await openOutbox(0)];
    for (const place of [db, db, another]) await queue(place);
    const [only] = await rows(db);
    expect(await rows(db)).toHaveLength(1);
    expect(only?.message_id).toMatch(/^<[0-9a-f]{40}@site\.example>$/);
    expect((await rows(another))[0]?.message_id).toBe(only?.message_id);
  });

  it("has an id of its own for each kind, channel, recipient, lead and purposeful repeat", async () => {
    const db = await openOutbox(0);
    await queue(db);
    for (const given of [{ kind: "visitor" }, { channel: "webhook" }, { recipient: "b@b.co" }, { reference: "CR-2" }])
      await queue(db, given as Partial<typeof message>); // literals widen in the list
    await queue(db, {}, "2026-03-01");
    expect(new Set((await rows(db)).map((row) => row.message_id)).size).toBe(6);
  });

  it("is due at once", async () => {
    const db = await openOutbox(1);
    const due = await nextNotificationAt(db, "email");
    expect(due?.getTime()).toBeLessThanOrEqual(Date.now());
    expect(await lease(db)).toMatchObject([{ ...message, attempts: 1 }]);
  });
});

describe("a lease", () => {
  it("takes no more than asked for, the oldest first, and of one channel", async () => {
    const db = await openOutbox(3);
    await queue(db, { channel: "webhook" });
    expect(await lease(db, { limit: 2 })).toMatchObject([{ reference: "CR-1" }, { reference: "CR-2" }]);
    expect(await lease(db)).toMatchObject([{ reference: "CR-3" }]);
    expect(await lease(db, { channel: "webhook" })).toMatchObject([{ channel: "webhook" }]);
  });

  it("goes to what has been due longest: neither a retry nor a dead program's message waits behind new leads", async () => {
    const db = await openOutbox(2);
    const [, second] = await lease(db, { leaseMs: -minuteMs });
    if (second === undefined) throw new Error("One message is missing.");
    await markNotificationFailed(db, second, "451 try later", new Date(Date.now() - 2 * minuteMs));
    await queue(db, { reference: "CR-3" });
    const order = [await leaseOne(db), await leaseOne(db), await leaseOne(db)];
    expect(order.map(({ reference }) => reference)).toEqual(["CR-2", "CR-1", "CR-3"]);
  });

  it("that ran out is taken again: its program died", async () => {
    const db = await openOutbox(1);
    expect(await lease(db, { leaseMs: -1 })).toMatchObject([{ attempts: 1 }]);
    expect(await lease(db)).toMatchObject([{ attempts: 2 }]);
    expect(await lease(db)).toEqual([]);
  });

  it("is what a program waits for when nothing else is due", async () => {
    const db = await openOutbox(1);
    const before = Date.now();
    await lease(db);
    const due = await nextNotificationAt(db, "email");
    expect(due?.getTime()).toBeGreaterThanOrEqual(before + minuteMs);
    expect(due?.getTime()).toBeLessThanOrEqual(Date.now() + minuteMs);
  });
});

describe("a delivery", () => {
  it("that worked is over", async () => {
    const db = await openOutbox(1);
    await markNotificationSent(db, (await leaseOne(db)).id);
    expect(await rows(db)).toMatchObject([{ status: "sent", sent_at: expect.any(String) }]);
    expect(await lease(db)).toEqual([]);
    expect(await nextNotificationAt(db, "email")).toBeNull();
  });

  it("that failed is due again at the time of its retry", async () => {
    const db = await openOutbox(1);
    const retryAt = new Date(Date.now() + minuteMs);
    await markNotificationFailed(db, await leaseOne(db), "451 try later", retryAt);
    expect(await rows(db)).toMatchObject([{ status: "pending", last_error: "451 try later", attempts: 1 }]);
    expect(await lease(db)).toEqual([]);
    expect(await nextNotificationAt(db, "email")).toEqual(retryAt);

    expect(await retryNotifications(db, "waiting")).toBe(1);
    expect(await lease(db)).toMatchObject([{ attempts: 2 }]);
  });

  it("that is dead stays dead until a manual retry, then starts with new attempts", async () => {
    const db = await openOutbox(2);
    for (const _ of [1, 2]) await markNotificationFailed(db, await leaseOne(db), "x".repeat(9_999), null);
    expect(await nextNotificationAt(db, "email")).toBeNull();
    expect((await rows(db)).map(({ status }) => status)).toEqual(["dead", "dead"]);
    expect((await rows(db))[0]?.last_error).toHaveLength(500);
    expect(await retryNotifications(db, "waiting")).toBe(0);

    expect(await retryNotifications(db, "dead", "CR-2")).toBe(1);
    expect(await lease(db)).toMatchObject([{ reference: "CR-2", attempts: 1 }]);
  });

  it("that ends after its lease does not undo what another program did", async () => {
    const db = await openOutbox(1);
    const late = await leaseOne(db, -1);
    const other = await leaseOne(db);
    await markNotificationFailed(db, late, "time-out", new Date());
    expect(await rows(db)).toMatchObject([{ status: "sending", last_error: null }]);
    await markNotificationSent(db, other.id);
    await markNotificationFailed(db, late, "time-out", new Date());
    expect(await rows(db)).toMatchObject([{ status: "sent", last_error: null }]);
  });
});
