import { noCampaignTouch } from "@site/content/campaign-touch";
import { fieldErrors } from "@site/content/copy/forms";
import { entriesOf } from "@site/content/entries-of";
import { noAttribution } from "@site/db/leads/lead-fields";
import type { TRPCError } from "@trpc/server";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { publicErrorOf } from "./errors.ts";
import { attributionInput, consultationInput, contactInput } from "./inputs.ts";
import { openTestCaller } from "./test/call-site.ts";

const contact = { name: "Ada", email: "ada@clinic.example", message: "Hello" };
const consultation = { name: "Ada", email: "O'Connor+x@Clinic.health", phone: "1" };

type Forms = Awaited<ReturnType<typeof openTestCaller>>["caller"];
const forms = {
  contact: (caller: Forms, input: unknown) => caller.leads.contact(input as never), // the test sends input that the types refuse
  consultation: (caller: Forms, input: unknown) => caller.leads.requestConsultation(input as never), // as above
  newsletter: (caller: Forms, input: unknown) => caller.newsletter.subscribe(input as never), // as above
  confirm: (caller: Forms, input: unknown) => caller.newsletter.confirm(input as never), // as above
};

const { nameRequired, emailRequired, emailInvalid, phoneRequired, messageRequired } = fieldErrors;
const { serviceUnknown, notText, tooLong, keyInvalid } = fieldErrors;

type Refused = [keyof typeof forms, string, unknown, Record<string, string>];

const refused: Refused[] = [
  ["contact", "nothing", {}, { name: nameRequired, email: emailRequired, message: messageRequired }],
  ["contact", "no name", { ...contact, name: undefined }, { name: nameRequired }],
  ["contact", "null as a name", { ...contact, name: null }, { name: nameRequired }],
  ["contact", "a name too long", { ...contact, name: "🙂".repeat(201) }, { name: tooLong }],
  ["contact", "an empty email", { ...contact, email: " " }, { email: emailRequired }],
  ["contact", "a header in the email", { ...contact, email: "a@b.co\r\nBcc: c@d.co" }, { email: emailInvalid }],
  ["contact", "an email too long", { ...contact, email: `${"a".repeat(250)}@b.co` }, { email: tooLong }],
  ["contact", "a message too long", { ...contact, message: "m".repeat(10_001) }, { message: tooLong }],
  ["contact", "an unknown service", { ...contact, service: "plumbing" }, { service: serviceUnknown }],
  ["contact", "a phone as number", { ...contact, phone: 6155550100 }, { phone: notText }],
  ["contact", "a short key", { ...contact, idempotencyKey: "k".repeat(7) }, { idempotencyKey: keyInvalid }],
  ["contact", "a number as the key", { ...contact, idempotencyKey: 12345678 }, { idempotencyKey: keyInvalid }],
  ["contact", "a long key", { ...contact, idempotencyKey: "k".repeat(65) }, { idempotencyKey: keyInvalid }],
  ["contact", "spaces in a key", { ...contact, idempotencyKey: "a key of words" }, { idempotencyKey: keyInvalid }],
  ["consultation", "nothing", {}, { name: nameRequired, phone: phoneRequired, email: emailRequired }],
  ["consultation", "a bad email", { ...consultation, email: "ada@" }, { email: emailInvalid }],
  ["newsletter", "nothing", {}, { email: emailRequired }],
  ["newsletter", "a bad email", { email: "@clinic.example" }, { email: emailInvalid }],
  ...["", "x".repeat(101), "of no address", "x\0"].map((token): Refused => {
    return ["confirm", JSON.stringify(token), { token }, { token: expect.any(String) }];
  }),
  ...[null, "text", 7, [], undefined].flatMap((input) =>
    entriesOf(forms).map(([form]) => [form, `${JSON.stringify(input)} as a form`, input, {}] satisfies Refused),
  ),
];

it("an invalid input is refused with a sentence for each field, and nothing is stored", async () => {
  const { caller, db } = await openTestCaller();
  for (const [form, what, input, fields] of refused) {
    const error = await forms[form](caller, input).catch((caught: unknown) => caught);
    expect(error, what).toMatchObject({ code: "BAD_REQUEST" });
    expect(publicErrorOf(error as TRPCError).data.fields, what).toEqual(fields); // the line above has checked that it is a TRPCError
  }
  expect(await db.selectFrom("lead_inbox").select("reference").execute()).toEqual([]);
  expect(await db.selectFrom("newsletter_subscribers").select("id").execute()).toEqual([]);
});

function readAttribution(value: unknown) {
  return z.parse(attributionInput, value);
}

it("each value of an attribution is shortened to 300 characters, and a value that isn't text becomes null", () => {
  const full = {
    landingPage: "/states/texas",
    referrer: "https://search.example/?q=credentialing",
    first: { ...noCampaignTouch, source: "news", medium: "email", campaign: "may", term: "texas" },
    last: { ...noCampaignTouch, source: "ads", medium: "cpc", campaign: "june", gclid: "Cj0KCQ" },
    page: "/states/ohio",
    about: "Ohio Medical Credentialing",
  };
  expect(readAttribution(full)).toEqual(full);
  const [long, cut] = ["x".repeat(60_000), "x".repeat(300)];
  const last = { source: long, medium: "", campaign: "\u0000\n", gclid: long };
  expect(readAttribution({ landingPage: `  ${long}`, referrer: "   ", page: long, about: long, last })).toEqual({
    ...noAttribution,
    landingPage: cut,
    page: cut,
    about: cut,
    last: { ...noCampaignTouch, source: cut, gclid: cut },
  });
  const lists = [[], [["landingPage", "/"]]];
  for (const none of [undefined, null, 7, "text", ...lists, { landingPage: 7, first: "ads", last: null }])
    expect(readAttribution(none)).toEqual(noAttribution);
});

it("an empty optional field of a lead is stored as null, and a text is only trimmed", async () => {
  const { caller, db } = await openTestCaller();
  const message = "Line one\n\n  line two <b>&amp;</b> '; DROP TABLE services; --\t{phone} 🩺";
  const person = { name: "José Núñez-O'Brien", email: "jose@clinic.example" };
  const typed = { name: `  ${person.name} `, email: ` ${person.email} `, message: `\n${message}\n ` };
  await caller.leads.contact({ ...typed, phone: "", company: " ", service: "" });
  await caller.leads.contact({ ...contact, message: "Fields left out." });
  await caller.leads.requestConsultation({ ...consultation, practice: "   " });
  await caller.leads.requestConsultation({ ...consultation, phone: "2" });
  expect(await db.selectFrom("contact_submissions").selectAll().orderBy("id").execute()).toMatchObject([
    { ...person, message, phone: null, company: null, service: null },
    { message: "Fields left out.", phone: null, company: null, service: null },
  ]);
  const practices = await db.selectFrom("consultation_requests").select("practice").execute();
  expect(practices).toEqual([{ practice: null }, { practice: null }]);
});

it("an unknown newsletter token finds nothing", async () => {
  const { caller } = await openTestCaller();
  for (const change of [caller.newsletter.confirm, caller.newsletter.unsubscribe])
    await expect(change({ token: "of-no_address" })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

const fieldsOf = (given: object) =>
  contactInput
    .safeParse({ ...contact, ...given })
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

it("an invisible text counts as empty", () => {
  const unseen = "\u200B \u200D \u3164 \u2800 \u115F\u1160 \uFFA0 \u034F \uFE0F \u3000\u00A0 \u{E0061}".split(" ");
  for (const text of [...unseen, unseen.join(""), "\u0301", "\uD800", "\u180E", " \n\u200B\n "]) {
    expect(fieldsOf({ name: text }), JSON.stringify(text)).toContainEqual(["name", fieldErrors.nameRequired]);
    expect(fieldsOf({ message: text }), JSON.stringify(text)).toContainEqual(["message", fieldErrors.messageRequired]);
    expect(contactInput.parse({ ...contact, phone: text, company: text })).toMatchObject({ phone: "", company: "" });
  }
  for (const name of ["Li", "山", "ع", "🙂", "👩‍⚕️", "é".normalize("NFD"), "ᄀ", "⠁", "5"]) {
    expect([name, fieldsOf({ name, message: name })]).toEqual([name, []]);
    expect(contactInput.parse({ ...contact, name }).name).toBe(name);
  }
  expect(contactInput.parse({ ...contact, name: "Jos\uD800é" }).name).toBe("José");
});

it.each([
  ["ada@müller.example", "ada@xn--mller-kva.example"],
  ["ada+x@MÜLLER.example", "ada+x@xn--mller-kva.example"],
  ["ada@клиника.рф", "ada@xn--80apagcdp.xn--p1ai"],
  ["ada@例え.テスト", "ada@xn--r8jz45g.xn--zckzah"],
  ["ada@müller。example", "ada@xn--mller-kva.example"],
  ["Ada@Clinic.Example", "Ada@Clinic.Example"],
  ["o'connor+x@clinic.health", "o'connor+x@clinic.health"],
  ...["müller@clinic.example", "ada@müller.example/x", "ada@mül ler.example", "ada@mül:80"].map((typed) => [
    typed,
    null,
  ]),
  ...["a@b@müller.example", "@müller.example", "ada@", "ada@ü..example"].map((typed) => [typed, null]),
])("the address %s is taken as %s; null: it is refused with the sentence for its field", (typed, email) => {
  const refused = email === null ? [["email", fieldErrors.emailInvalid]] : [];
  expect(fieldsOf({ email: typed })).toEqual(refused);
  if (email !== null) expect(contactInput.parse({ ...contact, email: ` ${typed} ` }).email).toBe(email);
});

it("null means an empty optional field or no key, and lengths count characters, as the API's document says", () => {
  const nothing = { phone: null, company: null, service: null, idempotencyKey: null };
  expect(fieldsOf({ ...nothing, name: "🙂".repeat(200) })).toEqual([]);
  expect(consultationInput.safeParse({ ...consultation, practice: null }).success).toBe(true);
});
