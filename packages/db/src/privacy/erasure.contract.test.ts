import { expect, it } from "vitest";
import { LeadIntake } from "../intake/intake.ts";
import { listLeadEvents } from "../leads/inbox.ts";
import { setLeadStatus } from "../leads/status.ts";
import { subscribe } from "../outbox/newsletter.ts";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { countPerson, erasePerson, findMentions, findPerson } from "./erasure.ts";

const email = "Marie.Curie@radium.example";

/** A person's rows in every table, among rows of others. */
async function openWithPerson() {
  const opened = await openTestDatabase();
  const { db } = opened;
  const intake = new LeadIntake(db, { ...testPolicy, confirmToVisitor: true });
  const submit = async (lead: Parameters<typeof intake.submit>[0]) => (await intake.submit(lead)).reference;
  const own = [
    await submit(newContact({ email, message: "About polonium" })),
    await submit(newContact({ email: email.toUpperCase(), spam: { score: 90, signals: [] } })),
    await submit(newConsultation({ email: email.toLowerCase() })),
  ];
  const other = await submit(newContact({ email: "not.marie.curie@radium.example" }));
  await setLeadStatus(db, { reference: own[0] ?? "", status: "contacted", note: "Asked about polonium" });
  await setLeadStatus(db, { reference: other, status: "contacted", note: "Somebody else" });
  // A subscriber's id and a lead's reference share a column; the first subscriber is another person.
  await subscribe(db, "pierre@radium.example", "site.example");
  await subscribe(db, email, "site.example");
  return { ...opened, submit, own, other };
}

it("all data of an address is found in any spelling", async () => {
  const { db, own } = await openWithPerson();
  const typed = email.toUpperCase();
  expect(await countPerson(db, typed)).toEqual({
    ...{ contact_submissions: 2, consultation_requests: 1, lead_events: 2, newsletter_subscribers: 1 },
    // To the office and to the person about each lead that is not quarantined, and the newsletter's question.
    notifications: 5,
  });
  const person = await findPerson(db, typed);
  const leads = [...person.contact_submissions, ...person.consultation_requests];
  expect(leads.map(({ reference }) => reference).toSorted()).toEqual(own.toSorted());
  expect(person.newsletter_subscribers).toMatchObject([{ email: email.toLowerCase(), status: "pending" }]);
});

it("an erasure leaves of a person only that each lead was erased, and leaves the rows of others", async () => {
  const { db, engine, own, other } = await openWithPerson();
  const count = await countPerson(db, email);
  const { rows } = await erasePerson({ db, engine }, email.toLowerCase());
  expect(rows).toEqual(count);
  expect(Object.values(await countPerson(db, email))).toEqual([0, 0, 0, 0, 0]);
  for (const reference of own)
    expect(await listLeadEvents(db, reference)).toMatchObject([{ event: "erased", note: null, from_status: null }]);

  const leads = await db.selectFrom("lead_inbox").select("reference").execute();
  expect(leads).toEqual([{ reference: other }]);
  expect((await listLeadEvents(db, other)).map(({ event }) => event)).toEqual(["created", "status", "note"]);
  const messages = await db.selectFrom("notifications").select("recipient").orderBy("recipient").execute();
  expect(messages.map(({ recipient }) => recipient)).toEqual([
    "not.marie.curie@radium.example",
    "office 1",
    "pierre@radium.example",
  ]);
  expect(Object.values((await erasePerson({ db, engine }, email)).rows)).toEqual([0, 0, 0, 0, 0]);
});

it("an erasure names leads of others whose texts, notes or errors hold the address", async () => {
  const { db, submit, other } = await openWithPerson();
  const inMessage = await submit(newContact({ email: "a@a.example", message: `Ask ${email.toUpperCase()}, please` }));
  const inError = await submit(newConsultation({ email: "b@b.example" }));
  const last_error = `550 <${email.toLowerCase()}> unknown`;
  await db.updateTable("notifications").set({ last_error }).where("reference", "=", inError).execute();
  await setLeadStatus(db, { reference: other, status: "lost", note: `Knows ${email}` });
  await submit(newContact({ email: "c@c.example", message: "Marie_Curie@radium.example is another address" }));
  expect((await findMentions(db, email)).toSorted()).toEqual([inMessage, inError, other].toSorted());
});
