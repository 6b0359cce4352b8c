import { expect, it } from "vitest";
import { makeReference } from "./accepted-lead.ts";

it("a reference names its form and has no ambiguous characters", () => {
  const shape = /^C[RM]-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;
  for (const kind of ["CR", "CM"] as const) {
    expect(makeReference(kind, "key")).toMatch(shape);
    expect(makeReference(kind, "key").startsWith(`${kind}-`)).toBe(true);
  }
});

it("a key has the same reference in every process", () => {
  expect(makeReference("CM", "key-of-one-intent")).toBe("CM-CVR0-Z44S");
  expect(makeReference("CR", "key-of-one-intent")).not.toContain("CVR0-Z44S");
});

it("10,000 keys have 10,000 references", () => {
  const references = new Set(Array.from({ length: 10_000 }, (_, key) => makeReference("CR", `key ${key}`)));
  expect(references.size).toBe(10_000);
});
