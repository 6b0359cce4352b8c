import { sql } from "kysely";
import { expect, it } from "vitest";
import { LeadIntake } from "../intake/intake.ts";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { type LeadFilter, listLeads, readLeadPages } from "./inbox.ts";

async function openInbox() {
  const { db } = await openTestDatabase();
  const intake = new LeadIntake(db, testPolicy);
  return { db, submit: intake.submit.bind(intake) };
}

async function openFilled() {
  const { db, submit } = await openInbox();
  await submit(newConsultation({ name: "Old", practice: "Northside Clinic" }));
  await sql`UPDATE consultation_requests SET created_at = '2026-03-01T12:00:00.000Z'`.execute(db);
  await submit(newContact({ name: "Middle", service: "consultation", message: "100% of_us" }));
  await sql`UPDATE contact_submissions SET created_at = '2026-03-02T00:00:00.000Z', status = 'won'`.execute(db);
  await submit(newContact({ name: "New", email: "grace@hospital.example", message: "1000 of Us" }));
  return db;
}

const filters: [what: string, filter: LeadFilter, names: string[]][] = [
  ["everything, newest first", {}, ["New", "Middle", "Old"]],
  ["from an instant on", { from: "2026-03-02T00:00:00.000Z" }, ["New", "Middle"]],
  ["before an instant", { before: "2026-03-02T00:00:00.000Z" }, ["Old"]],
  ["one form", { kind: "contact" }, ["New", "Middle"]],
  ["one status", { status: "won" }, ["Middle"]],
  ["one service", { service: "consultation" }, ["Middle"]],
  ["a few", { limit: 2 }, ["New", "Middle"]],
  ["a text in the message, in any case", { text: "OF US" }, ["New"]],
  ["a text in the company", { text: "northside" }, ["Old"]],
  ["a percent sign as what it is", { text: "100%" }, ["Middle"]],
  ["an underscore as what it is", { text: "of_us" }, ["Middle"]],
  ["a backslash as what it is", { text: "\\" }, []],
  ["all of it together", { kind: "contact", status: "new", text: "us", limit: 9 }, ["New"]],
];

it("listLeads finds leads by time, form, status, service and text, which holds no pattern", async () => {
  const db = await openFilled();
  for (const [what, filter, names] of filters)
    expect(
      (await listLeads(db, filter)).map(({ name }) => name),
      what,
    ).toEqual(names);
});

it("a search of leads finds letters in any case, accents as they are written, signs and digits", async () => {
  const { db, submit } = await openInbox();
  await submit(newContact({ message: "one" }));
  await submit(newContact({ message: "two", phone: "(615) 555-0100" }));
  await submit(newContact({ message: "umlaut", name: "Jürgen Müller" }));
  await submit(newContact({ message: "signs", name: "Robert", company: "'; DROP TABLE leads; --" }));
  for (const [text, messages] of [
    ["o'CONNOR", ["one", "two"]],
    ["Müller", ["umlaut"]],
    ["'; DROP TABLE", ["signs"]],
    ["555-01", ["two"]],
  ] as const) {
    const found = await listLeads(db, { text });
    expect(found.map(({ message }) => message).toSorted(), text).toEqual(messages);
  }
});

it("pages of listLeads return every matching lead once, newest first, also leads of one instant", async () => {
  const { db, submit } = await openInbox();
  const leads = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? newContact() : newConsultation()));
  await Promise.all(leads.map((lead) => submit(lead)));
  await sql`UPDATE contact_submissions SET created_at = '2026-05-01T00:00:00.000Z'`.execute(db);
  await sql`UPDATE consultation_requests SET created_at = CASE WHEN reference < 'CR-G' THEN '2026-05-02T00:00:00.000Z'
    ELSE '2026-05-01T00:00:00.000Z' END`.execute(db);
  const read = async (filter: LeadFilter) => (await Array.fromAsync(readLeadPages(db, filter))).flat();

  const all = await read({});
  const order = all.map(({ created_at, reference }) => [created_at, reference] as const);
  const expected = order.toSorted(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a > b ? -1 : 1));
  expect(order).toEqual(expected);
  expect(new Set(all.map(({ reference }) => reference)).size).toBe(60);
  expect(await read({ kind: "contact" })).toHaveLength(30);
  expect(await read({ limit: 37 })).toEqual(all.slice(0, 37));
});
