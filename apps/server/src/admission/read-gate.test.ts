import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { readsATurn, waitingReadsMax } from "../limits.ts";
import { ReadGate } from "./read-gate.ts";
import { Refusal } from "./refusal.ts";

/** A gate, and how many have passed it. */
function openGate() {
  const gate = new ReadGate();
  const seen = { passed: 0 };
  const knock = async () => {
    await gate.pass();
    seen.passed++;
  };
  return { knock, seen };
}

it("few reads pass in a turn of the event loop, those behind in the next ones, and all of them in the end", async () => {
  const { knock, seen } = openGate();
  const all = Promise.all(Array.from({ length: readsATurn * 5 }, knock));
  const perTurn: number[] = [];
  for (let before = 0; before < readsATurn * 5; before = seen.passed) {
    await turn();
    perTurn.push(seen.passed - before);
  }
  await all;
  // A turn of this test's own may see the end of one and the beginning of the next.
  expect(Math.max(...perTurn)).toBeLessThanOrEqual(readsATurn * 2);
  expect(perTurn.length).toBeGreaterThan(2);
});

it("what would have to wait too long is refused at once, and costs those who wait nothing", async () => {
  const { knock, seen } = openGate();
  const places = readsATurn + waitingReadsMax;
  const results = await Promise.allSettled(Array.from({ length: places + 50 }, knock));
  const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  expect([seen.passed, refused.length]).toEqual([places, 50]);
  expect(refused.every((reason) => reason instanceof Refusal && reason.retryAfterSeconds > 0)).toBe(true);
  await expect(knock()).resolves.toBeUndefined();
});

it("reads that come one a turn never wait", async () => {
  const { knock, seen } = openGate();
  for (let count = 1; count <= readsATurn * 3; count++) {
    void knock();
    await turn();
    expect(seen.passed).toBe(count);
  }
});
