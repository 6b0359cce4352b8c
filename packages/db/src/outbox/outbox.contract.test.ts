import { expect, it, onTestFinished, vi } from "vitest";
import type { SpamVerdict } from "../leads/lead-fields.ts";
import type { Db } from "../open.ts";
import { addLead, makeDue, newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { findCanary, markCanaryArrived, readCanaryArrival, readFailing, readUndelivered } from "./health.ts";
import {
  type Delivery,
  dismissNotifications,
  leaseDue,
  leaseListed,
  markDeliveryFailed,
  markNotificationsSent,
  retryNotifications,
} from "./outbox.ts";
import {
  type Channel,
  officeAddressOf,
  queueLeadNotifications,
  queueLink,
  queueMessages,
  queueOfficeMessages,
} from "./queue.ts";

const minuteMs = 60_000;
const delivered = { recipient: "office@site.example", seconds: 3 };
const message = { kind: "office", channel: "email", recipient: "office 1", reference: "CR-1" } as const;

async function openOutbox(count: number) {
  const { db } = await openTestDatabase();
  for (let n = 1; n <= count; n += 1) await queue(db, { reference: `CR-${n}` });
  return db;
}

function queue(db: Db, given: Partial<Parameters<typeof queueMessages>[1][number]> = {}, salt = "") {
  return queueMessages(db, [{ ...message, ...given }], testPolicy, { salt });
}

function lease(db: Db, given: { channel?: Channel; slots?: number; leaseMs?: number } = {}) {
  return leaseDue(db, { channel: "email", slots: 100, leaseMs: minuteMs, ...given });
}

async function leaseOne(db: Db, leaseMs = minuteMs) {
  const [leased] = await lease(db, { slots: 1, leaseMs });
  if (leased === undefined) throw new Error("Nothing is due.");
  return leased;
}

function fail(db: Db, delivery: Delivery, reason: string, retryAt: Date | null) {
  return markDeliveryFailed(db, delivery, delivery[0].leasedUntil, { reason, retryAt });
}

function rows(db: Db) {
  return db.selectFrom("notifications").selectAll().orderBy("id").execute();
}

it("a message's id is computed from its content, so that only a requested repeat is a new message", async () => {
  const [db, another] = [await openOutbox(0), await openOutbox(0)];
  for (const place of [db, another, db])
    for (const reference of ["CR-1", "CR-2"]) for (const salt of ["", "again"]) await queue(place, { reference }, salt);
  const [ids, others] = [await rows(db), await rows(another)].map((found) => found.map((row) => row.message_id));
  expect(new Set(ids).size).toBe(4);
  expect(others).toEqual(ids);
});

it("a lease takes messages of one channel up to the limit, longest due first", async () => {
  const db = await openOutbox(2);
  await queue(db, { channel: "webhook" });
  const [, second] = await lease(db, { leaseMs: -minuteMs });
  if (second === undefined) throw new Error("One message is missing.");
  // The process that was sending CR-1 has died, and CR-2 is retried. Both have been due longer than the new message, so
  // they must be leased first.
  await fail(db, second, "451 try later", new Date(Date.now() - 2 * minuteMs));
  expect(await rows(db)).toMatchObject([{}, { status: "pending", last_error: "451 try later" }, {}]);
  await queue(db, { reference: "CR-3" });
  const order = [await leaseOne(db), await leaseOne(db), await leaseOne(db)];
  expect(order.map(([{ reference, attempts }]) => [reference, attempts])).toEqual([
    ["CR-2", 2],
    ["CR-1", 2],
    ["CR-3", 1],
  ]);
  expect(await lease(db)).toEqual([]);
  expect(await lease(db, { channel: "webhook" })).toMatchObject([[{ channel: "webhook" }]]);
  await fail(db, order[0] ?? second, "451 try later", new Date(Date.now() + minuteMs));
  expect(await lease(db)).toEqual([]);
});

it("each of the messages that two instances list is leased to one instance, and to none if it was delivered meanwhile", async () => {
  const db = await openOutbox(4);
  const listed = await rows(db);
  const [first, second, third, fourth] = listed.map(({ id }) => id);
  expect(await leaseListed(db, listed.slice(0, 2), minuteMs)).toHaveLength(2);
  await markNotificationsSent(db, [first ?? 0, third ?? 0], delivered);
  expect((await leaseListed(db, listed, minuteMs)).map(({ id }) => id)).toEqual([fourth]);
  const states = (await rows(db)).map(({ id, status }) => [id, status]);
  expect(states).toEqual([
    [first, "sent"],
    [second, "sending"],
    [third, "sent"],
    [fourth, "sending"],
  ]);
});

it("a dead message stays dead until it is retried or dismissed on request", async () => {
  const db = await openOutbox(2);
  for (const _ of [1, 2]) await fail(db, await leaseOne(db), "x".repeat(9_999), null);
  expect((await rows(db)).map(({ status }) => status)).toEqual(["dead", "dead"]);
  expect((await rows(db))[0]?.last_error).toHaveLength(500);
  expect(await retryNotifications(db, "CR-2")).toBe(1);
  expect(await lease(db)).toMatchObject([[{ reference: "CR-2", attempts: 1 }]]);
  expect(await dismissNotifications(db)).toBe(1);
  expect(await rows(db)).toMatchObject([{ reference: "CR-2", status: "sending" }]);
});

it("a delivery that ends after its lease does not overwrite the result of another process", async () => {
  const db = await openOutbox(1);
  const late = await leaseOne(db, -1);
  const [other] = await leaseOne(db);
  await fail(db, late, "time-out", new Date());
  expect(await rows(db)).toMatchObject([{ status: "sending", last_error: null }]);
  await markNotificationsSent(db, [other.id], delivered);
  await fail(db, late, "time-out", new Date());
  const sent = { status: "sent", sent_at: expect.any(String), recipient: "office@site.example", accept_seconds: 3 };
  expect(await rows(db)).toMatchObject([{ ...sent, last_error: null }]);
});

it("a message to the office goes to the address that is configured when the message is delivered", () => {
  const configured = ["front@site.example", "desk@site.example"];
  expect(officeAddressOf("office 2", configured)).toBe("desk@site.example");
  expect(officeAddressOf("office 3", configured)).toBeNull();
});

it("in a flood, emails beyond the limit wait for the end of the ten minutes, and each address gets them as one email", async () => {
  const { db } = await openTestDatabase();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2040-03-01T12:00:10Z") });
  onTestFinished(() => void vi.useRealTimers());
  const policy = { ...testPolicy, officeAddresses: 2, officeMailsMax: 3, hasWebhook: true };
  for (let n = 1; n <= 5; n += 1)
    await queueLeadNotifications(db, { reference: `CM-${n}`, email: "", confirms: false }, policy);
  expect((await lease(db)).map((mails) => mails.map(({ reference }) => reference))).toEqual(
    ["CM-1", "CM-2", "CM-3"].flatMap((each) => [[each], [each]]),
  );
  expect(await lease(db, { channel: "webhook" })).toHaveLength(5);
  const waiting = (await rows(db)).filter(({ status }) => status === "pending");
  expect(waiting.map((row) => row.next_attempt_at)).toEqual(Array(4).fill("2040-03-01T12:10:00.000Z"));
  await makeDue(db);
  await queue(db, { reference: "CM-6" });
  const roundups = await lease(db);
  expect(roundups.map((mails) => mails.map(({ recipient, reference }) => [recipient, reference]))).toEqual(
    ["office 1", "office 2"].map((address) => ["CM-4", "CM-5"].map((reference) => [address, reference])),
  );
  // The mail server refuses both roundups. At the next attempt, each is sent as one email again.
  for (const mails of roundups) await fail(db, mails, "451 try later", new Date());
  expect((await lease(db)).map((mails) => mails.length)).toEqual([2, 2]);
  expect(await lease(db)).toMatchObject([[{ reference: "CM-6" }]]);
});

it("more reminders than the limit that are due at once are one email", async () => {
  const { db } = await openTestDatabase();
  const policy = { ...testPolicy, officeMailsMax: 3 };
  const remind = (references: string[]) => queueOfficeMessages(db, { kind: "reminder", references }, policy);
  await remind(["CM-1", "CM-2", "CM-3", "CM-4"]);
  expect(await lease(db)).toEqual([]);
  await makeDue(db);
  expect((await lease(db)).map((mails) => mails.length)).toEqual([4]);
});

it("a canary notifies the office by every channel, leaves no lead, is replaced by the next canary, and is not retried by hand", async () => {
  const { db } = await openTestDatabase();
  const policy = { ...testPolicy, officeAddresses: 2, officeMailsMax: 1, hasWebhook: true, confirmToVisitor: true };
  const run = (spam?: SpamVerdict) =>
    addLead(db, newContact({ canary: true, ...(spam && { spam }) }), undefined, policy);
  const count = async (table: "lead_inbox" | "notifications" | "lead_events" | "canary") =>
    (await db.selectFrom(table).selectAll().execute()).length;
  const first = await run();
  const second = await run();
  expect([await count("lead_inbox"), await count("lead_events"), await count("canary")]).toEqual([0, 0, 1]);
  expect(await findCanary(db, first)).toBeUndefined();
  const told = (await findCanary(db, second))?.notifications.map(({ channel, recipient }) => `${channel} ${recipient}`);
  expect(told).toEqual(["email office 1", "email office 2", "webhook office 1"]);
  expect(await count("notifications")).toBe(3);
  await db.updateTable("notifications").set({ attempts: 2, last_error: "no" }).execute();
  expect([await readFailing(db), await readUndelivered(db)]).toEqual([[], []]);
  await db.updateTable("notifications").set({ status: "dead" }).where("reference", "=", "canary").execute();
  expect(await retryNotifications(db)).toBe(0);

  await markCanaryArrived(db, second);
  const arrived = await readCanaryArrival(db);
  expect(Date.now() - Number(arrived)).toBeLessThan(10_000);
  const spam = await run({ score: 90, signals: ["markup", "two links"] });
  expect(await readCanaryArrival(db)).toEqual(arrived);
  expect(await findCanary(db, spam)).toEqual({ quarantine: "markup, two links", notifications: [] });
  // The notifications of a canary don't wait for a roundup, even in a flood of leads.
  for (const message of ["one", "two"]) await addLead(db, newContact({ message }), undefined, policy);
  await run();
  expect((await rows(db)).filter(({ reference, roundup }) => reference === "canary" && roundup === 1)).toEqual([]);
});

it("a new link is queued only for an address that is configured now, in any case", async () => {
  const db = await openOutbox(0);
  const holders = ["office@site.example", "dana@site.example"];
  for (const holder of ["former@site.example", "Dana@Site.example"])
    await queueLink(db, { reference: "CR-1", holder }, holders, testPolicy);
  const rows = await db.selectFrom("notifications").select(["kind", "recipient"]).execute();
  expect(rows).toEqual([{ kind: "link", recipient: "office 2" }]);
});
