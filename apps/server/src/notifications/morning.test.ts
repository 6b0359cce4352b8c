import { acceptLead } from "@site/db/intake/accepted-lead";
import { storeLead } from "@site/db/intake/store-lead";
import type { NewLead } from "@site/db/leads/lead-fields";
import { setLeadStatus } from "@site/db/leads/status";
import type { Db } from "@site/db/open";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { digestPeriod, morningDigest } from "./morning.ts";
import { openWithPeer } from "./test/open-with-peer.ts";
import { headersOf } from "./test/received-mail.ts";

const options = { addresses: 1, mailDomain: "site.example", timeZone: "America/Chicago" };
const dayMs = 86_400_000;

async function store(db: Db, lead: NewLead, at: string): Promise<string> {
  return (await storeLead(db, { ...acceptLead(lead), at }, testPolicy)).reference;
}

async function digests(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("notifications").select("reference").where("kind", "=", "digest").execute();
  return rows.map(({ reference }) => reference);
}

it("the digest of a day is queued once at seven in the office's zone, on days of 23, 24 and 25 hours, if there is news", async () => {
  const { db } = await openTestDatabase();
  const look = (at: string) => morningDigest(db, options)(Temporal.Instant.from(at));
  // The nights of March 8 and November 1 change the clocks: seven is 13:00 UTC in winter and 12:00 in summer.
  for (const [eve, before, morning] of [
    ["2026-03-07T20:00:00.000Z", "2026-03-08T11:59:59Z", "2026-03-08T12:00:00Z"],
    ["2026-10-31T20:00:00.000Z", "2026-11-01T12:59:59Z", "2026-11-01T13:00:00Z"],
    ["2026-11-21T20:00:00.000Z", "2026-11-22T12:59:59Z", "2026-11-22T13:00:00Z"],
  ] as const) {
    const reference = await store(db, newContact({ message: eve }), eve);
    const known = await digests(db);
    await look(before);
    expect(await digests(db)).toEqual(known);
    // Two instances, and a restart.
    await Promise.all([look(morning), look(morning)]);
    await look(morning.replace(":00:00Z", ":30:00Z"));
    expect(await digests(db)).toEqual([...known, `digest ${morning.slice(0, 10)}`]);
    await setLeadStatus(db, { reference, status: "won", note: null });
  }
  await look("2026-06-01T13:00:00Z");
  expect(await digests(db)).not.toContain("digest 2026-06-01");
});

it("a digest tells of all since the last one, of a week at most", async () => {
  const { db } = await openTestDatabase();
  const from = async (day: string) => (await digestPeriod(db, day, "UTC")).from;
  expect(await from("2026-11-20")).toBe("2026-11-19T07:00:00.000Z");
  await store(db, newContact(), "2026-11-20T01:00:00.000Z");
  await morningDigest(db, { ...options, timeZone: "UTC" })(Temporal.Instant.from("2026-11-20T08:00:00Z"));
  expect(await from("2026-11-23")).toBe("2026-11-20T07:00:00.000Z");
  expect(await from("2026-12-20")).toBe("2026-12-13T07:00:00.000Z");
});

/** A site whose office has leads of every kind since yesterday morning. */
async function openWithNews(env: Record<string, string> = {}) {
  // A zone in which it is past seven: that of UTC, or twelve hours ahead.
  const timeZone = new Date().getUTCHours() >= 7 ? "UTC" : "Etc/GMT-12";
  const site = await openWithPeer(undefined, {
    env: { REPORT_TIME_ZONE: timeZone, LEAD_DIGEST: "yes", SECRET_KEY: "a key of the test", ...env },
  });
  const { db } = site;
  const day = Temporal.Now.plainDateISO(timeZone).toString();
  const { before } = await digestPeriod(db, day, timeZone);
  const ago = (ms: number) => new Date(Date.parse(before) - ms).toISOString();
  const leads = {
    arrived: await store(db, newContact({ name: "Ada New" }), ago(dayMs / 2)),
    overdue: await store(db, newConsultation({ name: "Ada Late" }), ago(dayMs * 1.5)),
    answered: await store(db, newContact({ name: "Ada Answered" }), ago(dayMs * 3)),
    quarantined: await store(
      db,
      newContact({ name: "Ada Held", spam: { score: 90, signals: ["two links"] } }),
      ago(1_000),
    ),
  };
  await setLeadStatus(db, { reference: leads.answered, status: "contacted", note: null });
  await db
    .updateTable("lead_events")
    .set({ happened_at: ago(2_000) })
    .execute();
  await db
    .updateTable("notifications")
    .set({ status: "dead", next_attempt_at: ago(3_000) })
    .where("reference", "=", leads.answered)
    .execute();
  await db.deleteFrom("notifications").where("status", "<>", "dead").execute();
  return { ...site, leads };
}

it("the morning's mail lists new, answered, overdue and held back leads with their links, and mails that were given up", async () => {
  const { leads, dispatcher, peer } = await openWithNews();
  await dispatcher.start();
  const find = () => peer.mails.find((mail) => headersOf(mail, "subject")[0]?.startsWith("Leads this morning"));
  await expect.poll(find).toBeDefined();
  const mail = find();
  if (mail === undefined) throw new Error("No digest came.");
  expect(headersOf(mail, "subject")).toEqual(["Leads this morning: 1 new, 1 overdue, 1 held back as spam"]);
  const part = (words: string) => mail.text.split("\n\n").find((each) => each.startsWith(words));
  const link = String.raw`\n {2}https://site\.example/lead\?token=\S+`;
  expect(part("Over")).toMatch(new RegExp(`${leads.overdue} {2}Consultation request {2}Ada Late${link}`));
  expect(part("New")).toMatch(new RegExp(`${leads.arrived} {2}Contact message {2}Ada New${link}`));
  expect(part("Answ")).toMatch(new RegExp(`${leads.answered} {2}Contact message {2}Ada Answered {2}contacted${link}`));
  expect(part("Held")).toMatch(
    new RegExp(`${leads.quarantined} {2}Contact message {2}Ada Held {2}because: two links${link}`),
  );
  expect(part("Mail")).toContain(`${leads.answered}  office  email  0 attempts`);
});

it("LEAD_DIGEST=no sends no morning's mail", async () => {
  const { db, dispatcher, rows } = await openWithNews({ LEAD_DIGEST: "no" });
  await dispatcher.start();
  // The clock was looked at: the overdue lead is reminded of.
  await expect.poll(async () => (await rows()).some(({ kind }) => kind === "reminder")).toBe(true);
  expect(await digests(db)).toEqual([]);
});
