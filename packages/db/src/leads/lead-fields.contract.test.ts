import { contactServiceOptions } from "@site/content/copy/forms";
import { expect, it } from "vitest";
import { LeadIntake } from "../intake/intake.ts";
import { findPerson } from "../privacy/erasure.ts";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { findLead, listLeads } from "./inbox.ts";
import { fieldsOf, type LeadKind, leadFields, leadKinds, leadTableOf, type NewLead } from "./lead-fields.ts";

const email = "ada@clinic.example";
const newLead = { consultation: newConsultation, contact: newContact };

/** A distinct value for each field: ten digits, which are a valid name, text and number. */
function valuesOf(kind: LeadKind): Record<string, string> {
  const entries = Object.entries(leadFields[kind]).map(([field, entry], index) => {
    if (entry === "choice") return [field, contactServiceOptions[0].value];
    return [field, field === "email" ? email : String(1_234_567_893 + index * 10)];
  });
  return Object.fromEntries(entries);
}

async function openStored(kind: LeadKind) {
  const { db } = await openTestDatabase();
  const values = valuesOf(kind);
  const lead: NewLead = Object.assign(newLead[kind](), values);
  const { reference } = await new LeadIntake(db, testPolicy).submit(lead);
  return { db, values, reference };
}

it.each(leadKinds)(
  "every field of the %s form is stored as given, in the person's export and the view, and searched unless it is a choice",
  async (kind) => {
    const { db, values, reference } = await openStored(kind);
    const { [leadTableOf[kind]]: rows } = await findPerson(db, email);
    expect(rows).toEqual([expect.objectContaining(values)]);
    // In the view a practice is a company.
    const { practice: company, ...others } = values;
    expect(await findLead(db, reference)).toMatchObject({ ...others, ...(company !== undefined && { company }) });
    for (const [field, entry] of Object.entries(leadFields[kind])) {
      const found = await listLeads(db, { text: values[field] });
      expect(
        found.map((lead) => lead.reference),
        field,
      ).toEqual(entry === "text" ? [reference] : []);
    }
  },
);

it("a lead that an earlier release spooled has null in a newer and in an empty field, and loses a removed field", () => {
  const spooled = { ...newContact({ message: "Hello" }), phone: "", fax: "615 555 0100" };
  const { company: _, ...earlier } = spooled;
  const fields = fieldsOf("contact", earlier);
  expect(fields).toMatchObject({ message: "Hello", company: null, phone: null });
  expect(Object.keys(fields)).toEqual(Object.keys(leadFields.contact));
});
