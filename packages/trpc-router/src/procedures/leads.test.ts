import { describe, expect, it } from "vitest";
import { openTestCaller } from "../test/call-site.ts";

const consultation = { name: "Ada Lovelace", phone: "(615) 555-0100", email: "ada@clinic.example" };
const contact = { name: "Ada Lovelace", email: "ada@clinic.example", message: "Three providers, two states." };

async function openForms() {
  const { caller, db } = await openTestCaller();
  return { leads: caller.leads, inbox: () => db.selectFrom("lead_inbox").selectAll().execute() };
}

describe("leads.requestConsultation", () => {
  it.each([{}, { practice: "   " }])("stores a practice left empty (%j) as nothing", async (rest) => {
    const { leads, inbox } = await openForms();
    await leads.requestConsultation({ ...consultation, ...rest });
    expect(await inbox()).toMatchObject([{ company: null }]);
  });
});

describe("leads.contact", () => {
  it("stores empty optional fields as null", async () => {
    const { leads, inbox } = await openForms();
    await leads.contact({ ...contact, phone: "", company: " ", service: "" });
    await leads.contact({ ...contact, message: "Fields left out." });
    const empty = { phone: null, company: null, service: null };
    expect(await inbox()).toMatchObject([empty, empty]);
  });

  it("trims a text and stores the rest unchanged", async () => {
    const { leads, inbox } = await openForms();
    const message = "Line one\n\n  line two <b>&amp;</b> '; DROP TABLE services; --\t{phone} 🩺";
    await leads.contact({ name: "  José Núñez-O'Brien  ", email: " jose@clinic.example ", message: `\n${message}\n ` });
    expect(await inbox()).toMatchObject([{ name: "José Núñez-O'Brien", email: "jose@clinic.example", message }]);
  });
});

describe("one intent is one lead", () => {
  it.each(["short", "k".repeat(65), "spaces in a key"])("the key %s is refused", async (idempotencyKey) => {
    const { leads, inbox } = await openForms();
    await expect(leads.contact({ ...contact, idempotencyKey })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await inbox()).toEqual([]);
  });
});

it.each(["o'connor+x@clinic.health", "UPPER@Clinic.Example"])("the address %s is good in every form", async (email) => {
  const { caller, db } = await openTestCaller();
  await caller.leads.requestConsultation({ ...consultation, email });
  await caller.leads.contact({ ...contact, email });
  expect(await db.selectFrom("lead_inbox").select("email").execute()).toEqual([{ email }, { email }]);
  expect(await caller.newsletter.subscribe({ email })).toEqual({ ok: true });
});

const { caller } = await openTestCaller();

it.each(["confirm", "unsubscribe"] as const)("newsletter.%s finds nothing for a token nobody has", async (action) => {
  await expect(caller.newsletter[action]({ token: "nobodys" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(caller.newsletter[action]({ token: "" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(caller.newsletter[action]({ token: "x".repeat(101) })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});
