import { digestRowsMax, readDigest } from "@site/db/leads/digest";
import type { NewLead } from "@site/db/leads/lead-fields";
import { writeOfficeTime } from "@site/db/leads/office-days";
import type { Db } from "@site/db/open";
import {
  addLead,
  newConsultation,
  newContact,
  openTestDatabase,
  setLeadStatus,
  testPolicy,
} from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { textOf } from "../mail/body.ts";
import { openWithPeer, zonePastSeven } from "../test/open-outbox.ts";
import { headersOf } from "../test/peers.ts";
import { digestPeriod, morningDigest, weekMail } from "./digest.ts";

const zone = "America/Chicago";
const dayMs = 86_400_000;

async function digests(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("notifications").select("reference").where("kind", "=", "digest").execute();
  return rows.map(({ reference }) => reference);
}

it("the digest of a day is queued once, at seven in the office's time zone, on days of 23, 24 and 25 hours, if there is news", async () => {
  const { db } = await openTestDatabase();
  const look = (at: string) => morningDigest(db, testPolicy, zone)(Temporal.Instant.from(at));
  // The clocks change on March 8 and November 1. In Chicago, 7 a.m. is 13:00 UTC in winter and 12:00 UTC in summer.
  for (const [eve, before, morning] of [
    ["2026-03-07T20:00:00.000Z", "2026-03-08T11:59:59Z", "2026-03-08T12:00:00Z"],
    ["2026-10-31T20:00:00.000Z", "2026-11-01T12:59:59Z", "2026-11-01T13:00:00Z"],
    ["2026-11-21T20:00:00.000Z", "2026-11-22T12:59:59Z", "2026-11-22T13:00:00Z"],
  ] as const) {
    const reference = await addLead(db, newContact({ message: eve }), eve);
    const known = await digests(db);
    await look(before);
    expect(await digests(db)).toEqual(known);
    await Promise.all([look(morning), look(morning)]);
    await look(morning.replace(":00:00Z", ":30:00Z"));
    expect(await digests(db)).toEqual([...known, `digest ${morning.slice(0, 10)}`]);
    await setLeadStatus(db, { reference, status: "won", note: null });
  }
  await look("2026-06-01T13:00:00Z");
  expect(await digests(db)).not.toContain("digest 2026-06-01");
});

it("a digest that can't be queued is queued at the next poll", async () => {
  const { db } = await openTestDatabase();
  await addLead(db, newContact(), "2026-11-21T20:00:00.000Z");
  const look = morningDigest(db, testPolicy, zone);
  const morning = Temporal.Instant.from("2026-11-22T13:00:00Z");
  await db.schema.alterTable("notifications").renameTo("elsewhere").execute();
  await expect(look(morning)).rejects.toThrow("notifications");
  await db.schema.alterTable("elsewhere").renameTo("notifications").execute();
  await look(morning);
  expect(await digests(db)).toEqual(["digest 2026-11-22"]);
});

it("a digest reports everything since the last one, a week at most", async () => {
  const { db } = await openTestDatabase();
  const from = async (day: string) => (await digestPeriod(db, day, "UTC")).from;
  expect(await from("2026-11-20")).toBe("2026-11-19T07:00:00.000Z");
  await addLead(db, newContact(), "2026-11-20T01:00:00.000Z");
  await morningDigest(db, testPolicy, "UTC")(Temporal.Instant.from("2026-11-20T08:00:00Z"));
  expect(await from("2026-11-23")).toBe("2026-11-20T07:00:00.000Z");
  expect(await from("2026-12-20")).toBe("2026-12-13T07:00:00.000Z");
});

async function openWithNews(env: Record<string, string> = {}) {
  const site = await openWithPeer({
    env: { REPORT_TIME_ZONE: zonePastSeven, LEAD_DIGEST: "yes", SECRET_KEY: "a key of the test", ...env },
  });
  const { db } = site;
  const day = Temporal.Now.plainDateISO(zonePastSeven).toString();
  const { before } = await digestPeriod(db, day, zonePastSeven);
  const ago = (ms: number) => new Date(Date.parse(before) - ms).toISOString();
  const add = (lead: NewLead, days: number) => addLead(db, lead, ago(dayMs * days));
  const leads = {
    arrived: await add(newContact({ name: "Ada New" }), 0.5),
    overdue: await add(newConsultation({ name: "Ada Late", practice: "Oak Street" }), 1.5),
    answered: await add(newContact({ name: "Ada Answered" }), 3),
    open: await add(newContact({ name: "Ada Open" }), 4),
    quarantined: await add(newContact({ name: "Ada Held", spam: { score: 90, signals: ["two links"] } }), 0.1),
  };
  for (const [reference, at] of [
    [leads.answered, ago(2_000)],
    [leads.open, ago(dayMs * 3)],
  ] as const)
    await setLeadStatus(db, { reference, status: "contacted", note: null, at });
  const dead = { status: "dead", next_attempt_at: ago(3_000), last_error: "550 no" } as const;
  await db.updateTable("notifications").set(dead).where("reference", "=", leads.answered).execute();
  await db.deleteFrom("notifications").where("status", "<>", "dead").execute();
  return { ...site, leads };
}

it("the digest lists each lead once by its state, with its link: to answer, overdue, answered, held back, open; and emails that were given up", async () => {
  const { leads, dispatcher, peer } = await openWithNews();
  dispatcher.start();
  const find = () => peer.mails.find((mail) => headersOf(mail, "subject")[0]?.startsWith("Leads this morning"));
  await expect.poll(find).toBeDefined();
  const mail = find() ?? expect.fail();
  expect(headersOf(mail, "subject")).toEqual(["Leads this morning: 1 to answer, 1 overdue, 1 held back as spam"]);
  const parts = mail.text.split("\n\n");
  const part = (words: string) => parts[parts.findIndex((each) => each.startsWith(words)) + 1];
  const row = (words: string) => new RegExp(`^${words}\n {2}https://site\\.example/lead\\?token=\\S+$`);
  expect(part("Overdue")).toMatch(row(`Ada Late: consultation request, by .+ \\(${leads.overdue}\\)\n  Oak Street`));
  expect(part("To answer")).toMatch(row(`Ada New: contact message, by .+ \\(${leads.arrived}\\)\n  Hello`));
  const named = (name: string, reference: string) => `Ada ${name}: contact message \\(${reference}\\)`;
  expect(part("Answered")).toMatch(row(`${named("Answered", leads.answered)}\n  contacted since .+`));
  expect(part("Held back")).toMatch(row(`${named("Held", leads.quarantined)}\n  because: two links: Hello`));
  expect(part("Contacted")).toMatch(row(`${named("Open", leads.open)}\n  contacted since .+`));
  expect(part("Emails that")).toMatch(row(`${named("Answered", leads.answered)}\n  email to the office: 550 no`));
  for (const reference of Object.values(leads)) expect(mail.html).toContain(reference);
});

it("a list in the digest has at most fifty leads, and the list of contacted leads has the newest", async () => {
  const { db } = await openTestDatabase();
  const first = await addLead(db, newContact(), "2026-11-01T10:00:00.000Z");
  const { id: _, ...row } = await db.selectFrom("contact_submissions").selectAll().executeTakeFirstOrThrow();
  const rows = Array.from({ length: 51 }, (_, n) => {
    const own = { reference: `${first}-${n}`, idempotency_key: `key ${n}` };
    return { ...row, ...own, created_at: `2026-11-02T10:00:${String(n).padStart(2, "0")}.000Z` };
  });
  await db.insertInto("contact_submissions").values(rows).execute();
  const period = { from: "2026-11-05T07:00:00.000Z", before: "2026-11-06T07:00:00.000Z" };
  expect((await readDigest(db, period)).overdue).toHaveLength(digestRowsMax + 1);
  await db.updateTable("contact_submissions").set({ status: "contacted" }).execute();
  const times = db.updateTable("lead_events").set(({ selectFrom }) => ({
    happened_at: selectFrom("contact_submissions as lead")
      .whereRef("lead.reference", "=", "lead_events.reference")
      .select("lead.created_at"),
  }));
  await times.execute();
  expect((await readDigest(db, period)).open.map(({ reference }) => reference)).not.toContain(first);
});

it("LEAD_DIGEST=no sends no morning's email", async () => {
  const { db, dispatcher, rows } = await openWithNews({ LEAD_DIGEST: "no" });
  dispatcher.start();
  // The dispatcher looks for overdue leads and for a due digest in the same poll.
  await expect.poll(async () => (await rows()).some(({ kind }) => kind === "reminder")).toBe(true);
  expect(await digests(db)).toEqual([]);
});

it("Friday's email has the week's figures next to those of the week before, and is not sent after two weeks without leads", async () => {
  const { db } = await openTestDatabase();
  await writeOfficeTime(db, zone);
  expect(await weekMail(db, "2026-11-27", zone)).toBeNull();
  const reference = await addLead(db, newContact(), "2026-11-26T23:50:00.000Z");
  await addLead(db, newContact({ message: "before" }), "2026-11-17T16:00:00.000Z");
  await setLeadStatus(db, { reference, status: "won", note: null });
  await db.updateTable("lead_events").set({ happened_at: "2026-11-27T03:00:00.000Z" }).execute();
  const mail = await weekMail(db, "2026-11-27", zone);
  expect(mail?.subject).toBe("The week to November 26, 2026: 1 leads, 1 answered, 1 won");
  expect(textOf(mail?.blocks ?? []).split("\n")).toEqual(
    expect.arrayContaining([
      "Leads: 1 (1)",
      "From: 1 direct",
      "Answered: 1 (0)",
      "In time: 100 % (–)",
      "Median time: 3 h 10 min (–)",
      "Won: 1 (0)",
      "Open now: 1 taken by no one",
    ]),
  );
});
