import { describe, expect, it, onTestFinished, vi } from "vitest";
import { queueClockMails } from "../leads/clock.ts";
import { readDigest } from "../leads/digest.ts";
import { countAhead, readAnswering } from "../leads/stats.ts";
import { addLead, newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { readUndelivered } from "./health.ts";
import { subscribe } from "./newsletter.ts";
import { leaseDue, markDeliveryFailed } from "./outbox.ts";
import { queueLeadNotifications, queueOfficeMessages } from "./queue.ts";
import { ageSeconds } from "./wrong-clock.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const yearMs = 365 * 24 * hourMs;

/** How far the clock was off while rows were written; afterwards it is right again. */
const jumps = [
  ["an hour ahead", hourMs],
  ["a day ahead", 24 * hourMs],
  ["a year ahead", yearMs],
  ["an hour back", -hourMs],
  ["a year back", -yearMs],
] as const;

const lease = async (opened: { db: Parameters<typeof leaseDue>[0] }) =>
  (await leaseDue(opened.db, { channel: "email", slots: 100, leaseMs: minuteMs })).flat();

/** Runs the work with a clock that is off. */
async function off<T>(ms: number, work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

describe("a clock that was wrong for a moment postpones nothing", () => {
  it.each(jumps)("%s while messages were queued, leased, retried, or put into a roundup", async (_what, ms) => {
    const opened = await openTestDatabase();
    const { db } = opened;
    onTestFinished(() => void vi.useRealTimers());
    const queue = (reference: string) =>
      queueLeadNotifications(db, { reference, email: "", confirms: false }, testPolicy);
    // Written while the clock was off: one message waits for a retry, one is leased by a process that died, one is new.
    await off(ms, async () => {
      await queue("CR-1");
      const [first] = await lease(opened);
      if (first !== undefined)
        await markDeliveryFailed(db, [first], first.leasedUntil, {
          reason: "451 try later",
          retryAt: new Date(Date.now() + 4 * minuteMs),
        });
      await queue("CR-2");
      await lease(opened);
      await queue("CR-3");
      const flood = { ...testPolicy, officeMailsMax: 1 };
      await queueOfficeMessages(db, { kind: "reminder", references: ["CR-4", "CR-5"] }, flood);
    });
    const found = [...(await lease(opened)), ...(await lease(opened))];
    expect(found.map(({ reference }) => reference).toSorted()).toEqual(["CR-1", "CR-2", "CR-3", "CR-4", "CR-5"]);
    expect(await lease(opened)).toEqual([]);
  });

  it("a lead that came a year ahead is reminded of, escalated, overdue and in the digest, and makes no flood of the next", async () => {
    const { db } = await openTestDatabase();
    const at = new Date(Date.now() + yearMs).toISOString();
    const reference = await addLead(db, newContact(), at);
    const held = await addLead(db, newContact({ message: "held", spam: { score: 90, signals: ["links"] } }), at);
    const fresh = await addLead(db, newContact({ message: "now" }));
    expect(await readAnswering(db)).toMatchObject({ waiting: 2, overdue: 1, oldestSeconds: Number.POSITIVE_INFINITY });
    await queueClockMails(db, testPolicy);
    const mails = await db.selectFrom("notifications").select(["kind", "reference"]).orderBy("kind").execute();
    const about = (of: string) => mails.filter((mail) => mail.reference === of).map(({ kind }) => kind);
    expect([about(reference), about(fresh)]).toEqual([["escalation", "office", "reminder"], ["office"]]);
    const now = Date.now();
    const period = { from: new Date(now - hourMs).toISOString(), before: new Date(now).toISOString() };
    const digest = await readDigest(db, period);
    expect(digest.overdue.map((lead) => lead.reference)).toEqual([reference]);
    expect(digest.quarantined.map((lead) => lead.reference)).toEqual([held]);
    expect(await countAhead(db)).toMatchObject([{ table: "contact_submissions", count: 2, newest: at }]);

    const policy = { ...testPolicy, officeMailsMax: 3 };
    await off(yearMs, async () => {
      for (const each of ["CR-6", "CR-7", "CR-8", "CR-10"])
        await queueLeadNotifications(db, { reference: each, email: "", confirms: false }, policy);
    });
    await queueLeadNotifications(db, { reference: "CR-9", email: "", confirms: false }, policy);
    const row = await db.selectFrom("notifications").select("roundup").where("reference", "=", "CR-9").execute();
    expect(row).toEqual([{ roundup: null }]);
    const ages = (await readUndelivered(db)).map(({ newest }) => ageSeconds(newest));
    expect(ages).toContain(Number.POSITIVE_INFINITY);
  });

  it("an address that asked for the newsletter a year ahead is asked to confirm now", async () => {
    const { db } = await openTestDatabase();
    await off(yearMs, () => subscribe(db, "ada@clinic.example", "site.example"));
    await subscribe(db, "ada@clinic.example", "site.example");
    expect(await db.selectFrom("notifications").select("kind").execute()).toHaveLength(2);
    await subscribe(db, "ada@clinic.example", "site.example");
    expect(await db.selectFrom("notifications").select("kind").execute()).toHaveLength(2);
  });
});

it("an age is never negative: a clock that differs by seconds gives 0, a time ahead is infinitely old", () => {
  const now = Date.parse("2026-03-01T00:00:00Z");
  const ages = ["2026-02-28T23:59:00Z", "2026-03-01T00:00:30Z", "2026-03-01T01:00:00Z", "2027-03-01T00:00:00Z"];
  expect(ages.map((at) => ageSeconds(at, now))).toEqual([60, 0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
});
