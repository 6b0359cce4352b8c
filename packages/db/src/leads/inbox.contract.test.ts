import { contactServiceOptions } from "@site/content/copy/forms";
import { expect, it } from "vitest";
import { enterLead } from "../intake/enter-lead.ts";
import { findPerson } from "../privacy/erasure.ts";
import {
  addLead,
  listLeads,
  newConsultation,
  newContact,
  openTestDatabase,
  setLeadStatus,
  testPolicy,
} from "../test/open-test-database.ts";
import { findLead, findMeant, type LeadFilter, readLeadPart } from "./inbox.ts";
import { columnOf, type LeadKind, leadFields, leadKinds, leadTableOf, type NewLead } from "./lead-fields.ts";

async function openFilled() {
  const { db } = await openTestDatabase();
  await addLead(db, newConsultation({ name: "Old" }), "2026-03-01T12:00:00.000Z");
  const middle = newContact({ name: "Middle", service: "consultation", message: "100% of_us" });
  const reference = await addLead(db, middle, "2026-03-02T00:00:00.000Z");
  await setLeadStatus(db, { reference, status: "won", note: null });
  const owner = "dana@site.example";
  await db.updateTable("contact_submissions").set({ owner }).where("reference", "=", reference).execute();
  await addLead(db, newContact({ name: "New", email: "grace@hospital.example", message: "1000 of Us" }));
  return db;
}

const filters: [what: string, filter: LeadFilter, names: string[]][] = [
  ["everything, newest first", {}, ["New", "Middle", "Old"]],
  ["from an instant on", { from: "2026-03-02T00:00:00.000Z" }, ["New", "Middle"]],
  ["before an instant", { before: "2026-03-02T00:00:00.000Z" }, ["Old"]],
  ["one status", { status: "won" }, ["Middle"]],
  ["what is not closed", { isOpen: true }, ["New", "Old"]],
  ["one owner's", { owner: "dana@site.example" }, ["Middle"]],
  ["due before an instant", { dueBefore: "2026-03-02T12:00:01.000Z" }, ["Old"]],
  ["words of the message in any order", { text: "US 1000" }, ["New"]],
  ["characters that are wildcards in SQL", { text: "0% of_" }, ["Middle"]],
  ["all of it together", { status: "new", text: "us" }, ["New"]],
];

it("leads are found by time, status, owner and text", async () => {
  const db = await openFilled();
  for (const [what, filter, names] of filters)
    expect([what, ...(await listLeads(db, filter)).map(({ name }) => name)]).toEqual([what, ...names]);
});

it("pages of leads return every matching lead once, newest first, even leads of the same instant", async () => {
  const { db } = await openTestDatabase();
  const [early, late] = ["2026-05-01T00:00:00.000Z", "2026-05-02T00:00:00.000Z"];
  const added: [string[], string[]] = [[], []];
  for (let index = 0; index < 60; index += 1)
    added[index % 3 === 0 ? 0 : 1].push(
      await addLead(db, index % 2 === 0 ? newContact() : newConsultation(), index % 3 === 0 ? late : early),
    );
  const expected = added.flatMap((references) => references.toSorted());
  expect((await listLeads(db, {})).map(({ reference }) => reference)).toEqual(expected);
});

const email = "ada@clinic.example";
const newLead = { consultation: newConsultation, contact: newContact };

function valuesOf(kind: LeadKind): Record<string, string> {
  const entries = Object.entries(leadFields[kind]).map(([field, entry], index) => {
    if (entry === "choice") return [field, contactServiceOptions[0].value];
    return [field, field === "email" ? email : String(1_234_567_893 + index * 10)];
  });
  return Object.fromEntries(entries);
}

it.each(leadKinds)("every field of the %s form is stored, exported and searched as given", async (kind) => {
  const { db } = await openTestDatabase();
  const values = valuesOf(kind);
  const lead: NewLead = Object.assign(newLead[kind](), values);
  const reference = await addLead(db, lead);
  const columns = Object.fromEntries(Object.entries(values).map(([field, text]) => [columnOf(field), text]));
  const { [leadTableOf[kind]]: rows } = await findPerson(db, email);
  expect(rows).toEqual([expect.objectContaining(columns)]);
  const { practice: company, ...others } = columns;
  expect(await findLead(db, reference)).toMatchObject({ ...others, ...(company !== undefined && { company }) });
  for (const field of Object.keys(leadFields[kind]))
    expect(await listLeads(db, { text: values[field] }), field).toEqual([expect.objectContaining({ reference })]);
});

it("pages by due time return every lead once, and old leads that were entered with only a phone number come last", async () => {
  const { db } = await openTestDatabase();
  const old = { name: "Old", phone: "615 555 0142", message: "Hi", at: "2025-03-01T00:00:00.000Z" };
  const entered = { cameBy: "import", status: "new", isOld: true } as const;
  const enter = (key: string, more: object = {}) =>
    enterLead(db, { ...old, email: null, company: null, service: null, key, entered, ...more }, testPolicy, false);
  const olds = [await enter("one"), await enter("two"), await enter("three", { reference: "OLD-3" })];
  expect(await enter("one")).toEqual({ ...olds[0], stored: false });
  expect(await enter("four", { reference: "OLD-3", name: "Another" })).toEqual({ reference: "OLD-3", stored: false });
  const due: string[] = [];
  for (const at of ["2026-11-01T10:00:00.000Z", "2026-11-02T10:00:00.000Z", "2026-11-03T10:00:00.000Z"])
    due.push(await addLead(db, newContact({ message: at }), at));
  const seen: string[] = [];
  for (let after: LeadFilter["after"] | null; after !== null; ) {
    const part = await readLeadPart(db, { status: "new", order: "due", after, limit: 2 }, 100);
    expect(part.leads).toHaveLength(2);
    seen.push(...part.leads.map(({ reference }) => reference));
    after = part.last;
  }
  expect(seen).toEqual([...due, ...olds.map(({ reference }) => reference).toSorted()]);
  expect(await findMeant(db, " OLD-3 ")).toMatchObject({ name: "Old", email: null, came_by: "import", due_at: null });
  const statement = db.updateTable("contact_submissions").set({ phone: null }).where("reference", "=", "OLD-3");
  await expect(statement.execute()).rejects.toThrow(/check/i);
});
