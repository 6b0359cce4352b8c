import { expect, it } from "vitest";
import { insertConsultation, insertContact } from "./leads.ts";
import { subscribe } from "./newsletter.ts";
import { makeReference } from "./reference.ts";
import { openTestDatabase } from "./testing.ts";

it("lead_inbox shows leads of both forms with all that was typed", async () => {
  const { db } = await openTestDatabase();
  const person = { name: "Ada O'Connor", email: "ada@clinic.example", phone: "(615) 555-0100" };
  const consultation = await insertConsultation(db, { ...person, practice: "Clinic" });
  const contact = await insertContact(db, {
    ...person,
    company: null,
    service: "re-credentialing",
    message: "Hi\nthere",
  });

  const inbox = await db.selectFrom("lead_inbox").selectAll().orderBy("kind").execute();
  const created_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(inbox).toEqual([
    {
      ...person,
      ...consultation,
      kind: "consultation",
      status: "new",
      created_at,
      company: "Clinic",
      service: null,
      message: null,
    },
    {
      ...person,
      ...contact,
      kind: "contact",
      status: "new",
      created_at,
      company: null,
      service: "re-credentialing",
      message: "Hi\nthere",
    },
  ]);
});

it("a reference tells the form and can be read out on the phone", async () => {
  const { db } = await openTestDatabase();
  const person = { name: "Ada", email: "ada@clinic.example", phone: "1" };
  const shape = /^C[RM]-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

  const consultation = await insertConsultation(db, { ...person, practice: null });
  const contact = await insertContact(db, { ...person, company: null, service: null, message: "Hello" });
  expect(consultation.reference).toMatch(shape);
  expect(consultation.reference.startsWith("CR-")).toBe(true);
  expect(contact.reference).toMatch(shape);
  expect(contact.reference.startsWith("CM-")).toBe(true);
});

it("10,000 references are unique, as far as chance allows", () => {
  const references = new Set(Array.from({ length: 10_000 }, () => makeReference("CR")));
  // 35 random bits: one repeat happens once in 700 runs, two once in a million.
  expect(references.size).toBeGreaterThanOrEqual(9_999);
});

it("the newsletter stores an address once, in lower case", async () => {
  const { db } = await openTestDatabase();
  await subscribe(db, "Ada@Clinic.example");
  await subscribe(db, "ada@clinic.EXAMPLE");
  await subscribe(db, "grace@clinic.example");
  expect(await db.selectFrom("newsletter_subscribers").select("email").orderBy("id").execute()).toEqual([
    { email: "ada@clinic.example" },
    { email: "grace@clinic.example" },
  ]);
});
