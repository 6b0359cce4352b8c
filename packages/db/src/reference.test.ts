import { randomInt } from "node:crypto";
import { beforeEach, expect, it, vi } from "vitest";
import { LeadIntake } from "./lead-intake.ts";
import { makeReference } from "./reference.ts";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "./testing.ts";

// Chance is the one thing that can't be asked to happen.
vi.mock("node:crypto", async (original) => {
  const crypto = await original<typeof import("node:crypto")>();
  return { ...crypto, randomInt: vi.fn(crypto.randomInt) };
});
const chance = vi.mocked<(max: number) => number>(randomInt);

beforeEach(() => void chance.mockRestore());

it("a reference tells the form and can be read out on the phone", () => {
  const shape = /^C[RM]-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;
  for (const kind of ["CR", "CM"] as const) {
    expect(makeReference(kind)).toMatch(shape);
    expect(makeReference(kind).startsWith(`${kind}-`)).toBe(true);
  }
});

it("10,000 references are unique, as far as chance allows", () => {
  const references = new Set(Array.from({ length: 10_000 }, () => makeReference("CR")));
  // 35 random bits: one repeat happens once in 700 runs, two once in a million.
  expect(references.size).toBeGreaterThanOrEqual(9_999);
});

it.each([newContact, newConsultation])(
  "a reference that chance makes twice is given to one lead only",
  async (lead) => {
    const { db } = await openTestDatabase();
    const intake = new LeadIntake(db, testPolicy);
    const sevenDigits = (digit: number) => Array.from({ length: 7 }, () => digit);
    for (const digit of [...sevenDigits(3), ...sevenDigits(3), ...sevenDigits(3), ...sevenDigits(4)])
      chance.mockImplementationOnce(() => digit);

    const receipts = await Promise.all([intake.submit(lead()), intake.submit(lead())]);
    expect(receipts.map(({ reference }) => reference.slice(3, 10))).toEqual(["3333-33", "4444-44"]);
    expect(await db.selectFrom("lead_inbox").select("reference").execute()).toHaveLength(2);
  },
);
