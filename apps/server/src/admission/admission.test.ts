import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { readsTurnMsMax } from "../limits.ts";
import { noMetrics } from "../operations/metrics.ts";
import { Admission } from "./admission.ts";
import { unlimited } from "./rate-limiter.ts";
import { Refusal } from "./refusal.ts";

/** Reads that take a third of their turn each. */
function openAdmission() {
  let now = 0;
  const refused: string[] = [];
  const metrics = { ...noMetrics, refused: (reason: string, what: string) => refused.push(`${reason} ${what}`) };
  const admission = new Admission({ limits: unlimited, metrics, now: () => now });
  const read = () => {
    admission.read();
    now += readsTurnMsMax / 3;
  };
  return { read, refused };
}

it("reads that are ready in one turn of the event loop are served until their time is up; the next turn is theirs again", async () => {
  const { read, refused } = openAdmission();
  for (let count = 0; count < 4; count++) read();
  expect(read).toThrow(Refusal);
  expect(refused).toEqual(["busy read"]);
  await turn();
  expect(read).not.toThrow();
});

it("reads that come one a turn are never refused, however long each takes", async () => {
  const { read, refused } = openAdmission();
  for (let count = 0; count < 12; count++) {
    read();
    await turn();
  }
  expect(refused).toEqual([]);
});
