import { expect, it, onTestFinished, vi } from "vitest";
import { makeCanaryKey } from "./canary-key.ts";
import { openTestCaller } from "./test/call-site.ts";

const secret = "the operator's secret";
const minuteMs = 60_000;

it("only a key that the operator's secret signed in the last ten minutes hides a lead from the office", async () => {
  const { db, caller } = await openTestCaller({}, { canarySecret: secret });
  const { caller: withoutSecret } = await openTestCaller();
  const person = { name: "Ada", email: "ada@clinic.example", message: "Hello" };
  const send = (idempotencyKey: string, to = caller) => to.leads.contact({ ...person, idempotencyKey });
  const leads = async () => (await db.selectFrom("lead_inbox").select("reference").execute()).length;
  const key = makeCanaryKey(secret);
  await send(key);
  expect(await leads()).toBe(0);
  await send("canary-of-a-stranger");
  expect(await leads()).toBe(1);

  const refused = { code: "FORBIDDEN" };
  const later = key.replace(/\d{13}/, (at) => String(Number(at) + minuteMs));
  for (const forged of [later, makeCanaryKey("another"), `canary-${Date.now()}-${"A".repeat(32)}`])
    await expect(send(forged)).rejects.toMatchObject(refused);
  await expect(send(key, withoutSecret)).rejects.toMatchObject(refused);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * minuteMs });
  onTestFinished(() => void vi.useRealTimers());
  await expect(send(key)).rejects.toMatchObject(refused);
  const early = makeCanaryKey(secret);
  vi.useRealTimers();
  await expect(send(early)).rejects.toMatchObject(refused);
  expect(await leads()).toBe(1);
});
