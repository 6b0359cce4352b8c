import { sql } from "kysely";
import { expect, it } from "vitest";
import type { NewLead } from "../leads/lead-fields.ts";
import { listLeadEvents } from "../leads/lead-history.ts";
import { migrations } from "../migrate.ts";
import { subscribe } from "../outbox/newsletter.ts";
import { queueMessages } from "../outbox/queue.ts";
import {
  addLead,
  newConsultation,
  newContact,
  openTestDatabase,
  setLeadStatus,
  testPolicy,
} from "../test/open-test-database.ts";
import { countPerson, eraseLead, erasePerson, findMentions, findPerson } from "./erasure.ts";
import { findExpired, type RetentionDays, removeExpired } from "./retention.ts";

const email = "Marie_Curie@radium.example";

/** A person's rows in every table, among rows of others. */
async function openWithPerson() {
  const opened = await openTestDatabase();
  const { db } = opened;
  const submit = (lead: NewLead) => addLead(db, lead, undefined, { ...testPolicy, confirmToVisitor: true });
  const own = [
    await submit(newContact({ email, message: "About polonium" })),
    await submit(newContact({ email: email.toUpperCase(), spam: { score: 90, signals: [] } })),
    await submit(newConsultation({ email: email.toLowerCase() })),
  ];
  const other = await submit(newContact({ email: "not.marie_curie@radium.example" }));
  await setLeadStatus(db, { reference: own[0] ?? "", status: "contacted", note: "Asked about polonium" });
  await setLeadStatus(db, { reference: other, status: "contacted", note: "Somebody else" });
  // A subscriber's id and a lead's reference share a column; the first subscriber is another person.
  await subscribe(db, "pierre@radium.example", "site.example");
  await subscribe(db, email, "site.example");
  return { ...opened, submit, own, other };
}

it("all data of an address is found in any spelling; an erasure leaves of it only that each lead was erased, and the rows of others", async () => {
  const { db, engine, own, other } = await openWithPerson();
  const person = await findPerson(db, email.toUpperCase());
  const found = [...person.contact_submissions, ...person.consultation_requests].map(({ reference }) => reference);
  expect(found.toSorted()).toEqual(own.toSorted());
  expect(person.newsletter_subscribers).toMatchObject([{ email: email.toLowerCase(), status: "pending" }]);
  // The address of an office member is that person's.
  expect(person.lead_events.map(({ actor }) => actor)).toContain("office");
  expect(JSON.stringify(person)).not.toContain("desk@site.example");
  const { rows } = await erasePerson({ db, engine }, email.toLowerCase());
  expect(rows).toEqual({
    contact_submissions: 2,
    consultation_requests: 1,
    lead_events: 2,
    newsletter_subscribers: 1,
    // Messages to the office and the person about each lead that is not quarantined, and the newsletter's question.
    notifications: 5,
  });
  expect(Object.values(await countPerson(db, email))).toEqual([0, 0, 0, 0, 0]);
  for (const reference of own)
    expect(await listLeadEvents(db, reference)).toMatchObject([{ event: "erased", note: null, from_status: null }]);

  const leads = await db.selectFrom("lead_inbox").select("reference").execute();
  expect(leads).toEqual([{ reference: other }]);
  expect((await listLeadEvents(db, other)).map(({ event }) => event)).toEqual(["created", "status", "note"]);
  const messages = await db.selectFrom("notifications").select("recipient").orderBy("recipient").execute();
  expect(messages.map(({ recipient }) => recipient)).toEqual([
    "not.marie_curie@radium.example",
    "office 1",
    "pierre@radium.example",
  ]);
});

it("an erasure names leads of others whose texts, notes or errors hold the address", async () => {
  const { db, submit, other } = await openWithPerson();
  const inMessage = await submit(newContact({ email: "a@a.example", message: `Ask ${email.toUpperCase()}, please` }));
  const inError = await submit(newConsultation({ email: "b@b.example" }));
  const last_error = `550 <${email.toLowerCase()}> unknown`;
  await db.updateTable("notifications").set({ last_error }).where("reference", "=", inError).execute();
  await setLeadStatus(db, { reference: other, status: "lost", note: `Knows ${email}` });
  await submit(newContact({ email: "c@c.example", message: "Marie.Curie@radium.example is another address" }));
  expect((await findMentions(db, email)).toSorted()).toEqual([inMessage, inError, other].toSorted());
});

it("a lead that a statement in SQL deletes takes its history and messages with it, and nothing of another lead", async () => {
  const { db, other } = await openWithPerson();
  await subscribe(db, "irene@radium.example", "site.example");
  await sql`DELETE FROM contact_submissions WHERE reference <> ${other}`.execute(db);
  await sql`DELETE FROM consultation_requests`.execute(db);
  const left = async (table: "lead_events" | "notifications") =>
    new Set((await db.selectFrom(table).select("reference").execute()).map(({ reference }) => reference));
  expect(await left("lead_events")).toEqual(new Set([other]));
  expect(await left("notifications")).toEqual(new Set([other, "1", "2", "3"]));
  expect(await countPerson(db, email)).toMatchObject({ lead_events: 0, notifications: 1, newsletter_subscribers: 1 });
});

it("a migration removes what is left of leads that were deleted before, and nothing else", async () => {
  const { db, engine } = await openWithPerson();
  const rows = async () => [
    await db.selectFrom("lead_events").select(["reference", "event"]).orderBy("id").execute(),
    await db.selectFrom("notifications").select(["reference", "kind"]).orderBy("id").execute(),
  ];
  const event = { happened_at: daysAgo(1), event: "erased", note: null } as const;
  await db
    .insertInto("lead_events")
    .values(["retention", "CR-GONE-GONE"].map((reference) => ({ ...event, reference })))
    .execute();
  for (const [kind, reference] of [
    ["office", "canary"],
    ["link", "all leads"],
    ["digest", "week 2026-11-27"],
  ] as const)
    await queueMessages(db, [{ kind, reference, channel: "email", recipient: "office 1" }], testPolicy);
  const before = await rows();
  await db
    .insertInto("lead_events")
    .values({ ...event, event: "note", reference: "OLD-5" })
    .execute();
  await queueMessages(
    db,
    [{ kind: "office", reference: "OLD-5", channel: "email", recipient: "office 1" }],
    testPolicy,
  );
  await migrations["0015-deleted-leads"]?.(db as never, engine); // a migration accepts a database of any schema
  expect(await rows()).toEqual(before);
});

it("one lead is erased by its reference, and those of the same person stay", async () => {
  const { db, engine, own } = await openWithPerson();
  const [first = "", ...rest] = own;
  await eraseLead({ db, engine }, first);
  expect(await listLeadEvents(db, first)).toMatchObject([{ event: "erased" }]);
  expect((await findPerson(db, email)).lead_events.map(({ reference }) => reference)).not.toContain(first);
  expect(await countPerson(db, email)).toMatchObject({ contact_submissions: 1, consultation_requests: 1 });
  expect(rest).toHaveLength(2);
});

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
}

const spam = { score: 90, signals: [] };
const days: RetentionDays = { quarantined: 90, leads: 1_000, notifications: 365, newsletterUnsubscribed: 30 };

/** One expired row of each class, and one row that hasn't expired. */
async function openAged() {
  const opened = await openTestDatabase();
  const { db } = opened;
  const add = (lead: NewLead, age: number) => addLead(db, lead, daysAgo(age));
  const leads = {
    oldSpam: await add(newContact({ spam }), 91),
    newSpam: await add(newConsultation({ spam }), 89),
    oldLead: await add(newConsultation(), 1_001),
    newLead: await add(newContact(), 999),
  };
  await setLeadStatus(db, { reference: leads.oldLead, status: "won", note: "Signed" });
  const sent = db.updateTable("notifications").set({ status: "sent", created_at: daysAgo(366) });
  await sent.where("reference", "=", leads.newLead).execute();
  for (const [name, age] of [
    ["old", 31],
    ["new", 29],
  ] as const) {
    await subscribe(db, `${name}@clinic.example`, "site.example");
    await db
      .updateTable("newsletter_subscribers")
      .set({ status: "unsubscribed", unsubscribed_at: daysAgo(age) })
      .where("email", "=", `${name}@clinic.example`)
      .execute();
  }
  return { ...opened, ...leads };
}

it("retention removes the rows past their period with their dependents, records the number of each class, and none of a class without a period", async () => {
  const { db, engine, newSpam, newLead } = await openAged();
  const forever = { quarantined: 0, leads: 0, notifications: 0, newsletterUnsubscribed: 0 };
  expect((await findExpired(db, forever)).map(({ rows }) => rows)).toEqual([0, 0, 0, 0]);
  expect((await findExpired(db, days)).map(({ rows }) => rows)).toEqual([1, 1, 1, 1]);
  const { classes } = await removeExpired({ db, engine }, days);
  expect(classes.map(({ rows }) => rows)).toEqual([1, 1, 1, 1]);

  const leads = await db.selectFrom("lead_inbox").select("reference").execute();
  expect(leads.map(({ reference }) => reference).toSorted()).toEqual([newSpam, newLead].toSorted());
  const subscribers = db.selectFrom("newsletter_subscribers").select(["id", "email"]);
  expect(await subscribers.execute()).toMatchObject([{ email: "new@clinic.example" }]);
  const [left] = await subscribers.execute();
  const messages = await db.selectFrom("notifications").select(["kind", "reference"]).execute();
  expect(messages).toEqual([{ kind: "newsletter", reference: String(left?.id) }]);
  const events = await db.selectFrom("lead_events").select(["reference", "event", "note"]).orderBy("id").execute();
  const recorded = (name: string) => ({
    reference: "retention",
    event: "erased",
    note: expect.stringMatching(new RegExp(`^${name}: 1 rows from before \\d{4}-\\d\\d-\\d\\dT`)),
  });
  expect(events).toEqual(["quarantined", "leads", "notifications", "newsletterUnsubscribed"].map(recorded));

  const again = await removeExpired({ db, engine }, days);
  expect(again.classes.map(({ rows }) => rows)).toEqual([0, 0, 0, 0]);
  expect(await db.selectFrom("lead_events").select("id").execute()).toHaveLength(4);
});
