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

it("only a key that the operator's secret has signed within ten minutes hides a lead from the office", async () => {
  const key = makeCanaryKey(secret);
  expect(await send(key)).toEqual({ refusal: null, leads: 0 });
  expect(await send("canary-of-a-stranger")).toEqual({ refusal: null, leads: 1 });
  const refused = { refusal: "FORBIDDEN", leads: 0 };
  const later = key.replace(/\d{13}/, (at) => String(Number(at) + minuteMs));
  for (const forged of [later, makeCanaryKey("another"), `canary-${Date.now()}-${"A".repeat(32)}`])
    expect(await send(forged)).toEqual(refused);
  expect(await send(key, null)).toEqual(refused);

  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * minuteMs });
  onTestFinished(() => void vi.useRealTimers());
  expect(await send(key)).toEqual(refused);
});
