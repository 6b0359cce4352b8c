import { sql } from "kysely";
import { expect, it } from "vitest";
import type { NewLead } from "../leads/lead-fields.ts";
import { listLeadEvents } from "../leads/lead-history.ts";
import { migrations } from "../migrate.ts";
import { allowSubscription, subscribe, unsubscribe } from "../outbox/newsletter.ts";
import { findRefusal } from "../outbox/newsletter-refusals.ts";
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
  // Another person also subscribes to the newsletter. An erasure must keep the emails to that person.
  await subscribe(db, "pierre@radium.example", "site.example");
  await subscribe(db, email, "site.example");
  return { ...opened, submit, own, other };
}

it("all data of an address is found in any spelling, and an erasure leaves only the erasure events and other people's rows", async () => {
  const { db, engine, own, other } = await openWithPerson();
  const person = await findPerson(db, email.toUpperCase());
  const found = [...person.contact_submissions, ...person.consultation_requests].map(({ reference }) => reference);
  expect(found.toSorted()).toEqual(own.toSorted());
  expect(person.newsletter_subscribers).toMatchObject([{ email: email.toLowerCase(), status: "pending" }]);
  expect(person.lead_events.map(({ actor }) => actor)).toContain("office");
  expect(JSON.stringify(person)).not.toContain("desk@site.example");
  const { rows } = await erasePerson({ db, engine }, email.toLowerCase());
  expect(rows).toEqual({
    contact_submissions: 2,
    consultation_requests: 1,
    lead_events: 2,
    newsletter_subscribers: 1,
    // Two of the three leads aren't in quarantine. For each of these two there is an email to the office and a
    // confirmation to the visitor. The fifth message is an email about the newsletter.
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

it("an erasure names other people's leads whose texts, notes or errors contain the address", async () => {
  const { db, submit, other } = await openWithPerson();
  const inMessage = await submit(newContact({ email: "a@a.example", message: `Ask ${email.toUpperCase()}, please` }));
  const inError = await submit(newConsultation({ email: "b@b.example" }));
  const last_error = `550 <${email.toLowerCase()}> unknown`;
  await db.updateTable("notifications").set({ last_error }).where("reference", "=", inError).execute();
  await setLeadStatus(db, { reference: other, status: "lost", note: `Knows ${email}` });
  await submit(newContact({ email: "c@c.example", message: "Marie.Curie@radium.example is another address" }));
  expect((await findMentions(db, email)).toSorted()).toEqual([inMessage, inError, other].toSorted());
});

const munich = [
  "ada@xn--mnchen-3ya.example",
  "ada@münchen.example",
  "ADA@MÜNCHEN.EXAMPLE",
  "Ada@XN--MNCHEN-3YA.example",
];

it.each([...munich, "Ada@München.Example".normalize("NFD"), " ada@münchen。example\u00a0"])(
  "a person with an internationalised domain is found and erased by the address %j, in whatever spelling it is stored",
  async (typed) => {
    const { db, engine } = await openTestDatabase();
    const [door = ""] = munich;
    const reference = await addLead(db, newContact({ email: door }), undefined, {
      ...testPolicy,
      confirmToVisitor: true,
    });
    await subscribe(db, door, "site.example");
    const ofSql: string[] = [];
    for (const [index, email] of munich.entries()) {
      ofSql.push(await addLead(db, newConsultation({ email: `${index}@clinic.example` })));
      await db
        .updateTable("consultation_requests")
        .set({ email })
        .where("email", "=", `${index}@clinic.example`)
        .execute();
    }
    const mentioned: string[] = [];
    for (const message of munich)
      mentioned.push(await addLead(db, newContact({ email: "pierre@radium.example", message: `Ask ${message}.` })));
    await addLead(
      db,
      newContact({ email: "ada@munchen.example", message: "Ask ada@clinic.example or x@münchen.example" }),
    );
    expect(await countPerson(db, typed)).toEqual({
      contact_submissions: 1,
      consultation_requests: 4,
      newsletter_subscribers: 1,
      lead_events: 0,
      notifications: 7,
    });
    expect((await findMentions(db, typed)).toSorted()).toEqual(mentioned.toSorted());
    const [token] = await db.selectFrom("newsletter_subscribers").select("token").execute();
    await unsubscribe(db, token?.token ?? "");
    expect(await findRefusal(db, typed)).toMatchObject({ refused_at: expect.any(String) });
    await erasePerson({ db, engine }, typed);
    expect(Object.values(await countPerson(db, door))).toEqual([0, 0, 0, 0, 0]);
    const left = (await db.selectFrom("lead_inbox").select("reference").execute()).map((lead) => lead.reference);
    expect(left).toHaveLength(5);
    for (const erased of [reference, ...ofSql]) expect(left).not.toContain(erased);
    expect(await allowSubscription(db, typed)).toBe(true);
  },
);

it("erasing a lead, or deleting it by SQL, deletes its history and messages, and nothing of another lead", async () => {
  const { db, engine, own, other } = await openWithPerson();
  const [first = ""] = own;
  await eraseLead({ db, engine }, first);
  expect(await listLeadEvents(db, first)).toMatchObject([{ event: "erased" }]);
  expect((await findPerson(db, email)).lead_events.map(({ reference }) => reference)).not.toContain(first);
  expect(await countPerson(db, email)).toMatchObject({ contact_submissions: 1, consultation_requests: 1 });
  await sql`DELETE FROM contact_submissions WHERE reference <> ${other}`.execute(db);
  await sql`DELETE FROM consultation_requests`.execute(db);
  const left = async (table: "lead_events" | "notifications") =>
    new Set((await db.selectFrom(table).select("reference").execute()).map(({ reference }) => reference));
  expect(await left("lead_events")).toEqual(new Set([first, other]));
  // "1" and "2" are the ids of the two newsletter subscribers, whose emails must remain.
  expect(await left("notifications")).toEqual(new Set([other, "1", "2"]));
});

it("a migration removes the events and messages of leads that were deleted before, and nothing else", async () => {
  const { db, engine } = await openWithPerson();
  const rows = async () => [
    await db.selectFrom("lead_events").select(["reference", "event"]).orderBy("id").execute(),
    await db.selectFrom("notifications").select(["reference", "kind"]).orderBy("id").execute(),
  ];
  const add = (reference: string, event: "erased" | "note") =>
    db
      .insertInto("lead_events")
      .values({ reference, happened_at: daysAgo(1), event, note: null })
      .execute();
  const tell = (reference: string, kind: "office" | "link" | "digest") =>
    queueMessages(db, [{ kind, reference, channel: "email", recipient: "office 1" }], testPolicy);
  for (const reference of ["retention", "CR-GONE-GONE"]) await add(reference, "erased");
  await tell("canary", "office");
  await tell("all leads", "link");
  await tell("week 2026-11-27", "digest");
  const before = await rows();
  await add("OLD-5", "note");
  await tell("OLD-5", "office");
  await migrations["0015-deleted-leads"]?.(db as never, engine); // migrations take a database without types
  expect(await rows()).toEqual(before);
});

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
}

const spam = { score: 90, signals: [] };
const days: RetentionDays = { quarantined: 90, leads: 999, notifications: 365, newsletterUnsubscribed: 30, texts: 9 };

it("retention removes expired rows with their dependents and records their number; rows without a period stay", async () => {
  const { db, engine } = await openTestDatabase();
  const add = (lead: NewLead, age: number) => addLead(db, lead, daysAgo(age));
  await add(newContact({ spam }), 91);
  const newSpam = await add(newConsultation({ spam }), 89);
  const oldLead = await add(newConsultation(), 1_000);
  const newLead = await add(newContact(), 998);
  await setLeadStatus(db, { reference: oldLead, status: "won", note: "Signed" });
  await db.updateTable("notifications").set({ status: "sent" }).where("reference", "=", newLead).execute();
  for (const age of [31, 29]) {
    await subscribe(db, `${age}@clinic.example`, "site.example");
    const unsubscribed = { status: "unsubscribed", unsubscribed_at: daysAgo(age) } as const;
    const subscriber = db.updateTable("newsletter_subscribers").set(unsubscribed);
    await subscriber.where("email", "=", `${age}@clinic.example`).execute();
  }
  // All emails are now old enough to be removed. The email to the subscriber who stays is kept anyway, because it isn't
  // delivered yet.
  await db
    .updateTable("notifications")
    .set({ created_at: daysAgo(366) })
    .execute();
  // Retention always keeps the newest change of each row. Ohio now has two changes, so only its first change expires.
  await db.updateTable("states").set({ medical_board: "A board" }).where("slug", "=", "ohio").execute();
  await db
    .updateTable("content_history")
    .set({ changed_at: daysAgo(10) })
    .execute();
  const forever = { quarantined: 0, leads: 0, notifications: 0, newsletterUnsubscribed: 0, texts: 0 };
  expect((await findExpired(db, forever)).map(({ rows }) => rows)).toEqual([0, 0, 0, 0, 0]);
  for (const expected of [1, 0]) {
    const { classes } = await removeExpired({ db, engine }, days);
    expect(classes.map(({ rows }) => rows)).toEqual(Array(5).fill(expected));
  }

  const leads = await db.selectFrom("lead_inbox").select("reference").execute();
  expect(leads.map(({ reference }) => reference).toSorted()).toEqual([newSpam, newLead].toSorted());
  const [left, ...others] = await db.selectFrom("newsletter_subscribers").select(["id", "email"]).execute();
  expect([left?.email, others]).toEqual(["29@clinic.example", []]);
  const messages = await db.selectFrom("notifications").select(["kind", "reference"]).execute();
  expect(messages).toEqual([{ kind: "newsletter", reference: String(left?.id) }]);
  const events = await db.selectFrom("lead_events").select(["reference", "event", "note"]).orderBy("id").execute();
  const recorded = (name: string) => ({
    reference: "retention",
    event: "erased",
    note: expect.stringMatching(new RegExp(`^${name}: 1 rows from before \\d{4}-\\d\\d-\\d\\dT`)),
  });
  expect(events).toEqual(["quarantined", "leads", "notifications", "newsletterUnsubscribed", "texts"].map(recorded));
});
