import { expect, it } from "vitest";
import type { Db } from "../open.ts";
import { removeExpired } from "../privacy/retention.ts";
import {
  addLead,
  listLeads,
  newConsultation,
  newContact,
  openTestDatabase,
  setLeadStatus,
  testPolicy,
} from "../test/open-test-database.ts";
import { queueClockMails, waitingOf } from "./clock.ts";
import { lastDigestDay, readDigest } from "./digest.ts";
import { findLead } from "./inbox.ts";
import type { NewLead } from "./lead-fields.ts";
import { writeOfficeTime } from "./office-days.ts";
import { countLeadsByStatus, readAnswering } from "./stats.ts";

const hourMs = 3_600_000;
const spam = { score: 90, signals: ["links"] };

const store = (db: Db, lead: NewLead, at: number) => addLead(db, lead, new Date(at).toISOString());

async function queued(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("notifications").select(["kind", "reference"]).execute();
  const mails = rows.filter(({ kind }) => kind === "reminder" || kind === "escalation");
  return mails.map(({ kind, reference }) => `${kind} ${reference}`).toSorted();
}

it("each address gets a reminder after three quarters of the promised day, and an escalation at its end, but none a month later", async () => {
  const { db } = await openTestDatabase();
  const at = Date.now();
  const reference = await store(db, newContact(), at);
  await store(db, newConsultation(), at - 32 * 24 * hourMs);
  const several = { ...testPolicy, officeAddresses: 2 };
  const after = async (hours: number) => {
    await Promise.all([1, 2].map(() => queueClockMails(db, several, at + hours * hourMs)));
    return queued(db);
  };
  const reminders = [`reminder ${reference}`, `reminder ${reference}`];
  expect(await after(17.99)).toEqual([]);
  expect(await after(18)).toEqual(reminders);
  expect(await after(23.99)).toEqual(reminders);
  expect(await after(24)).toEqual([`escalation ${reference}`, ...reminders]);
  expect(await after(1)).toHaveLength(3);
  expect(await after(24 * 29)).toHaveLength(3);
});

it("no reminder is sent again after the record of its email has expired", async () => {
  const { db, engine } = await openTestDatabase();
  await store(db, newContact(), Date.now() - 30 * hourMs);
  await queueClockMails(db, testPolicy);
  expect(await queued(db)).toHaveLength(2);
  await db.updateTable("notifications").set({ status: "sent", created_at: "2020-01-01T00:00:00.000Z" }).execute();
  const days = { quarantined: 0, leads: 0, notifications: 1, newsletterUnsubscribed: 0, texts: 0 };
  await removeExpired({ db, engine }, days);
  await queueClockMails(db, testPolicy);
  expect(await queued(db)).toEqual([]);
});

it("only an answer stops the clock; a note doesn't, and an answer that is taken back restarts it", async () => {
  const { db } = await openTestDatabase();
  const at = Date.now() - 20 * hourMs;
  const set = (reference: string, status: "new" | "contacted" | "lost", note: string | null = null) =>
    setLeadStatus(db, { reference, status, note });
  const [noted, lost] = [await store(db, newContact(), at), await store(db, newConsultation(), at)];
  const reopened = await store(db, newContact({ message: "Wrong press" }), at);
  await set(noted, "new", "Voicemail, again at 5");
  await set(lost, "lost");
  await set(reopened, "contacted");
  expect(await waitingOf(db, [noted, lost, reopened])).toEqual([noted]);
  await set(reopened, "new");
  await queueClockMails(db, testPolicy);
  expect(await queued(db)).toEqual([`reminder ${noted}`, `reminder ${reopened}`].toSorted());
  for (const status of ["contacted", "new"] as const) await set(reopened, status);
  await queueClockMails(db, testPolicy, Date.now() + 5 * hourMs);
  expect((await queued(db)).filter((mail) => mail.endsWith(reopened))).toEqual([
    `escalation ${reopened}`,
    `reminder ${reopened}`,
  ]);
});

it("the office's answers are measured: waiting leads, the longest wait, and the share answered in time in 30 days", async () => {
  const { db } = await openTestDatabase();
  const now = Date.now();
  expect(await readAnswering(db, now)).toEqual({ waiting: 0, overdue: 0, oldestSeconds: 0, due: 0, inTimeRatio: 1 });
  const answerAfter = async (age: number, after: number) => {
    const reference = await store(db, newContact({ message: `${age} ${after}` }), now - age * hourMs);
    const at = new Date(now - (age - after) * hourMs).toISOString();
    await setLeadStatus(db, { reference, status: "contacted", note: null, at });
    await setLeadStatus(db, { reference, status: "won", note: null });
  };
  await answerAfter(100, 23);
  await answerAfter(100, 25);
  await answerAfter(31 * 24, 25);
  const pressed = await store(db, newContact({ message: "Pressed wrongly" }), now - 26 * hourMs);
  for (const status of ["contacted", "new"] as const)
    await setLeadStatus(db, { reference: pressed, status, note: null });
  await store(db, newContact({ message: "Overdue" }), now - 30 * hourMs);
  await store(db, newConsultation(), now - 2 * hourMs);
  await store(db, newContact({ spam }), now - 50 * hourMs);
  expect(await readAnswering(db, now)).toEqual({
    waiting: 3,
    overdue: 2,
    oldestSeconds: 30 * 3_600,
    due: 4,
    inTimeRatio: 1 / 4,
  });
  const ago = (hours: number) => new Date(now - hours * hourMs).toISOString();
  expect(await countLeadsByStatus(db, ago(49))).toEqual([
    { kind: "consultation", status: "new", count: 1 },
    { kind: "contact", status: "new", count: 2 },
  ]);
  const waiting = await listLeads(db, { status: "new", order: "due" });
  expect(waiting.map(({ message }) => message)).toEqual(["Overdue", "Pressed wrongly", null]);
  const digest = await readDigest(db, { from: ago(80), before: ago(1) });
  const counts = Object.entries(digest).map(([name, rows]) => [name, rows.length]);
  expect(Object.fromEntries(counts)).toEqual({
    overdue: 2,
    arrived: 1,
    quarantined: 1,
    answered: 2,
    open: 0,
    failed: 0,
  });
  expect(await lastDigestDay(db, "2026-11-23")).toBeNull();
});

it("a lead from Friday evening is due on Monday, and is reminded of and escalated only in office hours", async () => {
  const { db } = await openTestDatabase();
  const zone = "America/Chicago";
  await writeOfficeTime(db, zone);
  const hours = { zone, ranges: [{ days: [1, 2, 3, 4, 5], from: 480, to: 1080 }], closed: [] };
  const policy = { ...testPolicy, hours };
  const at = (time: string) => Temporal.PlainDateTime.from(time).toZonedDateTime(zone).epochMilliseconds;
  const reference = await addLead(db, newContact(), new Date(at("2026-12-04T17:00")).toISOString(), policy);
  const { due_at, due_local } = await db.selectFrom("lead_waiting").selectAll().executeTakeFirstOrThrow();
  expect([Date.parse(due_at ?? ""), due_local]).toEqual([at("2026-12-07T10:00"), "Mon 2026-12-07 10:00"]);
  const told = [
    ["2026-12-04T17:59", 0],
    ["2026-12-05T17:00", 0],
    ["2026-12-07T07:59", 0],
    ["2026-12-07T08:00", 1],
    ["2026-12-07T09:59", 1],
    ["2026-12-07T10:00", 2],
  ] as const;
  for (const [time, mails] of told) {
    await queueClockMails(db, policy, at(time));
    expect(await queued(db), time).toHaveLength(mails);
  }
  const late = await addLead(db, newConsultation(), new Date(at("2026-12-06T21:00")).toISOString(), policy);
  expect((await findLead(db, late))?.due_at).toBe(new Date(at("2026-12-07T18:00")).toISOString());
  await setLeadStatus(db, { reference, status: "contacted", note: null });
  await queueClockMails(db, policy, at("2026-12-08T20:00"));
  expect(await queued(db)).toHaveLength(2);
});
