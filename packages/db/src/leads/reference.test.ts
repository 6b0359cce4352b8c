import { expect, it } from "vitest";
import { LeadIntake } from "../intake/intake.ts";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { makeReference } from "./reference.ts";

it("a reference tells the form and can be read out on the phone", () => {
  const shape = /^C[RM]-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;
  for (const kind of ["CR", "CM"] as const) {
    expect(makeReference(kind, "key")).toMatch(shape);
    expect(makeReference(kind, "key").startsWith(`${kind}-`)).toBe(true);
  }
});

it("a key has the same reference at every time and in every process", () => {
  expect(makeReference("CM", "key-of-one-intent")).toBe("CM-CVR0-Z44S");
  expect(makeReference("CR", "key-of-one-intent")).not.toContain("CVR0-Z44S");
});

it("10,000 keys have references of their own", () => {
  const references = new Set(Array.from({ length: 10_000 }, (_, key) => makeReference("CR", `key ${key}`)));
  expect(references.size).toBe(10_000);
});

it.each([newContact, newConsultation])("a reference that two keys share is given to one lead only", async (lead) => {
  const { db } = await openTestDatabase();
  const intake = new LeadIntake(db, testPolicy);
  const first = await intake.submit(lead());
  // Keys with the same reference are rare, so the first lead gets the reference of another key.
  const [idempotencyKey, expected] = ["second", makeReference(lead().kind === "contact" ? "CM" : "CR", "second")];
  for (const table of ["contact_submissions", "consultation_requests"] as const) {
    await db.updateTable(table).set({ reference: expected }).where("reference", "=", first.reference).execute();
  }
  const second = await intake.submit(lead({ idempotencyKey }));
  expect(second).toEqual({
    reference: makeReference(expected.startsWith("CM") ? "CM" : "CR", "second", 1),
    stored: true,
  });
  expect(await db.selectFrom("lead_inbox").select("reference").execute()).toHaveLength(2);
});
