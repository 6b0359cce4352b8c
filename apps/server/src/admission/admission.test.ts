import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { readsCrowdMin, readsTurnMsMax } from "../limits.ts";
import { noMetrics } from "../operations/metrics.ts";
import { Admission } from "./admission.ts";
import { unlimited } from "./rate-limiter.ts";
import { Refusal } from "./refusal.ts";

/** @param msEach how long a read takes */
function openAdmission(msEach: number) {
  let now = 0;
  const refused: string[] = [];
  const metrics = { ...noMetrics, refused: (reason: string, what: string) => refused.push(`${reason} ${what}`) };
  const admission = new Admission({ limits: unlimited, metrics, readsTurnMs: readsTurnMsMax, now: () => now });
  const read = () => {
    admission.read();
    now += msEach;
  };
  return { read, refused };
}

it("a crowd of reads in one turn of the event loop is served until its time is up; the next turn is theirs again", async () => {
  const served = readsCrowdMin + 10;
  const { read, refused } = openAdmission(readsTurnMsMax / (served - 0.5));
  for (let count = 0; count < served; count++) read();
  expect(read).toThrow(Refusal);
  expect(refused).toEqual(["busy read"]);
  await turn();
  expect(read).not.toThrow();
});

it("a few reads in one turn are served however long they take: that is no crowd but a slow machine", () => {
  const { read, refused } = openAdmission(readsTurnMsMax);
  for (let count = 0; count < readsCrowdMin; count++) read();
  expect(refused).toEqual([]);
  expect(read).toThrow(Refusal);
});

it("reads that come one a turn are never refused", async () => {
  const { read, refused } = openAdmission(readsTurnMsMax);
  for (let count = 0; count < readsCrowdMin * 2; count++) {
    read();
    await turn();
  }
  expect(refused).toEqual([]);
});
