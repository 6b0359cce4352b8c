import { fieldErrors } from "@site/content/copy/forms";
import { expect, it } from "vitest";
import { consultationInput, contactInput } from "./inputs.ts";

const contact = { name: "Ada", email: "ada@clinic.example", message: "Hello" };
const fieldsOf = (given: object) =>
  contactInput
    .safeParse({ ...contact, ...given })
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

it("a text of which nobody sees anything is no text", () => {
  const unseen = [
    "\u200B",
    "\u200D",
    "\u3164",
    "\u2800",
    "\u115F\u1160",
    "\uFFA0",
    "\u034F",
    "\uFE0F",
    "\u3000\u00A0",
    "\u{E0061}",
  ];
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
])("the address %s is taken as %s", (typed, email) => {
  expect(contactInput.parse({ ...contact, email: ` ${typed} ` }).email).toBe(email);
});

it.each([
  "müller@clinic.example",
  "ada@müller.example/x",
  "ada@mül ler.example",
  "ada@mül:80",
  "a@b@müller.example",
  "@müller.example",
  "ada@",
  "ada@ü..example",
])("the address %s is refused with the sentence for its field", (email) => {
  expect(fieldsOf({ email })).toEqual([["email", fieldErrors.emailInvalid]]);
});

it("null stands for an optional field that is empty, and for no key", () => {
  const nothing = { phone: null, company: null, service: null, idempotencyKey: null };
  expect(contactInput.safeParse({ ...contact, ...nothing }).success).toBe(true);
  expect(consultationInput.safeParse({ name: "Ada", email: "a@b.example", phone: "1", practice: null }).success).toBe(
    true,
  );
  expect(fieldsOf({ name: null }).map(([field]) => field)).toEqual(["name"]);
});

it("a length is counted in characters, as the API's document says", () => {
  expect(fieldsOf({ name: "🙂".repeat(200) })).toEqual([]);
  expect(fieldsOf({ name: "🙂".repeat(201) })).toEqual([["name", fieldErrors.tooLong]]);
});
