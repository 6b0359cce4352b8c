import { expect, it, onTestFinished, vi } from "vitest";
import { makeCanaryKey } from "./canary-key.ts";
import { openTestCaller } from "./test/call-site.ts";

const secret = "the operator's secret";
const minuteMs = 60_000;

async function send(idempotencyKey: string, canarySecret: string | null = secret) {
  const { db, caller } = await openTestCaller({}, { canarySecret });
  const person = { name: "Ada", email: "ada@clinic.example", message: "Hello" };
  const refusal = await caller.leads.contact({ ...person, idempotencyKey }).then(
    () => null,
    (error: { code: string }) => error.code,
  );
  return { refusal, leads: (await db.selectFrom("lead_inbox").select("reference").execute()).length };
}

it("a lead with a key that the operator's secret has signed is a test lead", async () => {
  expect(await send(makeCanaryKey(secret))).toEqual({ refusal: null, leads: 0 });
});

it("no one without the operator's secret can hide a lead from the office", async () => {
  const key = makeCanaryKey(secret);
  const later = key.replace(/\d{13}/, (at) => String(Number(at) + minuteMs));
  for (const forged of [later, makeCanaryKey("another"), `canary-${Date.now()}-${"A".repeat(32)}`])
    expect(await send(forged)).toEqual({ refusal: "FORBIDDEN", leads: 0 });
  expect(await send(key, null)).toEqual({ refusal: "FORBIDDEN", leads: 0 });
  expect(await send("canary-of-a-stranger")).toEqual({ refusal: null, leads: 1 });
});

it("a signed key is worth nothing after ten minutes", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const key = makeCanaryKey(secret);
  vi.setSystemTime(Date.now() + 11 * minuteMs);
  expect(await send(key)).toEqual({ refusal: "FORBIDDEN", leads: 0 });
});
