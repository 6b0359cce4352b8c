import { expect, it, vi } from "vitest";
import { queueClockMails } from "../leads/clock.ts";
import { readDigest } from "../leads/digest.ts";
import { countAhead, readAnswering } from "../leads/stats.ts";
import type { Db } from "../open.ts";
import { addLead, mailsOf, newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { readUndelivered } from "./health.ts";
import { subscribe } from "./newsletter.ts";
import { leaseDue, markDeliveryFailed } from "./outbox.ts";
import { queueLeadNotifications, queueOfficeMessages } from "./queue.ts";
import { ageSeconds } from "./wrong-clock.ts";

const hourMs = 3_600_000;
const yearMs = 365 * 24 * hourMs;

const lease = async (db: Db) => (await leaseDue(db, { channel: "email", slots: 100, leaseMs: 60_000 })).flat();

async function off<T>(ms: number, work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

const queue = (db: Db, reference: string, policy = testPolicy) =>
  queueLeadNotifications(db, { reference, email: "", confirms: false }, policy);

it.each([
  ["an hour ahead", hourMs],
  ["a year ahead", yearMs],
  ["an hour back", -hourMs],
  ["a year back", -yearMs],
])("a clock that was %s for a moment postpones no message", async (_what, ms) => {
  const { db } = await openTestDatabase();
  await off(ms, async () => {
    await queue(db, "CR-1");
    const [first] = await lease(db);
    if (first === undefined) throw new Error("Nothing is due.");
    const retryAt = new Date(Date.now() + 240_000);
    await markDeliveryFailed(db, [first], first.leasedUntil, { reason: "451 try later", retryAt });
    await queue(db, "CR-2");
    await lease(db);
    await queue(db, "CR-3");
    const flood = { ...testPolicy, officeMailsMax: 1 };
    await queueOfficeMessages(db, { kind: "reminder", references: ["CR-4", "CR-5"] }, flood);
  });
  const found = [...(await lease(db)), ...(await lease(db))];
  expect(found.map(({ reference }) => reference).toSorted()).toEqual(["CR-1", "CR-2", "CR-3", "CR-4", "CR-5"]);
  expect(await lease(db)).toEqual([]);
});

it("a lead dated a year ahead is overdue at once, and doesn't count toward a flood", async () => {
  const { db } = await openTestDatabase();
  const at = new Date(Date.now() + yearMs).toISOString();
  const reference = await addLead(db, newContact(), at);
  const held = await addLead(db, newContact({ message: "held", spam: { score: 90, signals: ["links"] } }), at);
  const fresh = await addLead(db, newContact({ message: "now" }));
  expect(await readAnswering(db)).toMatchObject({ waiting: 2, overdue: 1, oldestSeconds: Number.POSITIVE_INFINITY });
  await queueClockMails(db, testPolicy);
  expect(await mailsOf(db, reference)).toEqual(["office office 1", "reminder office 1", "escalation office 1"]);
  expect(await mailsOf(db, fresh)).toEqual(["office office 1"]);
  const [from = "", before = ""] = [Date.now() - hourMs, Date.now()].map((ms) => new Date(ms).toISOString());
  const { overdue, quarantined } = await readDigest(db, { from, before });
  expect([...overdue, ...quarantined].map((lead) => lead.reference)).toEqual([reference, held]);
  expect(await countAhead(db)).toMatchObject([{ table: "contact_submissions", count: 2, newest: at }]);

  const policy = { ...testPolicy, officeMailsMax: 3 };
  await off(yearMs, async () => {
    for (const each of ["CR-6", "CR-7", "CR-8", "CR-10"]) await queue(db, each, policy);
  });
  await queue(db, "CR-9", policy);
  const row = await db.selectFrom("notifications").select("roundup").where("reference", "=", "CR-9").execute();
  expect(row).toEqual([{ roundup: null }]);
  const ages = (await readUndelivered(db)).map(({ newest }) => ageSeconds(newest));
  expect(ages).toContain(Number.POSITIVE_INFINITY);
});

it("the owner of an address whose request is dated a year ahead is asked to confirm now, once", async () => {
  const { db } = await openTestDatabase();
  await off(yearMs, () => subscribe(db, "ada@clinic.example", "site.example"));
  for (const _ of [1, 2]) {
    await subscribe(db, "ada@clinic.example", "site.example");
    expect(await db.selectFrom("notifications").select("kind").execute()).toHaveLength(2);
  }
});

it("an age is never negative: a time seconds ahead has the age 0, a time further ahead is infinitely old", () => {
  const now = Date.parse("2026-03-01T00:00:00Z");
  const ages = ["2026-02-28T23:59:00Z", "2026-03-01T00:00:30Z", "2026-03-01T01:00:00Z"];
  expect(ages.map((at) => ageSeconds(at, now))).toEqual([60, 0, Number.POSITIVE_INFINITY]);
});
