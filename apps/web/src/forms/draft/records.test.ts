import { describe, expect, it } from "vitest";
import { additionsOf, isBlank, parseDraft, parsePerson, parseSent, personOf } from "./records.ts";

const now = Date.UTC(2026, 10, 20, 12);
const dayMs = 24 * 60 * 60 * 1000;
const values = { name: "Ana Ruiz", email: "ana@clinic.example", message: "Two dentists" };
const draft = { seed: "s1", startedAt: now - 5_000, savedAt: now - 1_000, values };

describe("a draft", () => {
  it("comes back as it was kept", () => {
    expect(parseDraft(JSON.parse(JSON.stringify(draft)), now)).toEqual(draft);
  });

  it("is there for 30 days and not a moment longer", () => {
    expect(parseDraft({ ...draft, savedAt: now - 30 * dayMs + 1 }, now)).not.toBeNull();
    expect(parseDraft({ ...draft, savedAt: now - 30 * dayMs }, now)).toBeNull();
  });

  it.each([
    ["nothing", null],
    ["a text", "draft"],
    ["a list", []],
    ["no seed", { ...draft, seed: undefined }],
    ["a time as text", { ...draft, savedAt: "today" }],
    ["no beginning", { ...draft, startedAt: null }],
  ])("is none when storage holds %s", (_, stored) => {
    expect(parseDraft(stored, now)).toBeNull();
  });

  it("keeps its texts when something else stands among them", () => {
    const odd = { ...draft, values: { name: "Ana", phone: 5, message: null } };
    expect(parseDraft(odd, now)?.values).toEqual({ name: "Ana" });
    expect(parseDraft({ ...draft, values: "Ana" }, now)?.values).toEqual({});
  });
});

it("the last success is remembered for a day", () => {
  const sent = { seed: "s1", reference: "CR-7F3K-9Q2M", savedAt: now - dayMs + 1 };
  expect(parseSent(sent, now)).toEqual(sent);
  expect(parseSent({ ...sent, savedAt: now - dayMs }, now)).toBeNull();
  expect(parseSent({ ...sent, reference: undefined }, now)?.reference).toBeNull();
});

describe("who wrote last", () => {
  const person = { from: "contact", values: { ...values, phone: " " } };

  it("is a name, an e-mail and a phone where they are given, and no other word", () => {
    expect(parsePerson(person)?.values).toEqual({ name: "Ana Ruiz", email: "ana@clinic.example" });
    expect(personOf({ message: "Hello", phone: "1" })).toEqual({ phone: "1" });
  });

  it.each([null, "Ana", [], { values }])("is nobody when storage holds %j", (stored) => {
    expect(parsePerson(stored)).toBeNull();
  });

  const known = { name: "Ana Ruiz", email: "ana@clinic.example", phone: "1" };

  it("fills in empty fields that the form has", () => {
    const { name, email } = known;
    expect(additionsOf(known, { name: "", email: "", practice: "" }, {})).toEqual({ name, email });
  });

  it("adds to what the same person has written here", () => {
    const own = { name: "Ana Ruiz", email: "" };
    const { email, phone } = known;
    expect(additionsOf(known, { ...own, phone: "" }, own)).toEqual({ email, phone });
  });

  it("is still the other form's after a reload, when the browser filled in again what it had", () => {
    expect(additionsOf(known, { ...known, message: "" }, {})).toEqual(known);
  });

  it("stays out where somebody else has begun to write", () => {
    expect(additionsOf(known, { name: "Ben", email: "", phone: "" }, {})).toEqual({});
    expect(additionsOf(known, { name: "Ana Ruiz", email: "", phone: "2" }, {})).toEqual({});
  });
});

it("a form of spaces is an empty form", () => {
  expect(isBlank({ name: "  ", message: "\n" })).toBe(true);
  expect(isBlank({ name: "", message: "x" })).toBe(false);
});
