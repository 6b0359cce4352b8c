import { randomInt } from "node:crypto";
import { Agent, get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

export type Flood = {
  url: string;
  /** `{n}` in it becomes another number each time. */
  path: string;
  seconds: number;
  /** Requests a second, answered or not; null: a few at a time, as many as are answered. */
  perSecond: number | null;
};

export type FloodResult = {
  /** Answers by status; 0: none. */
  statuses: Record<number, number>;
  seconds: number;
  /** Answers with 503 that didn't say when to come back. */
  withoutRetryAfter: number;
};

const closedLoops = 4;
/** As many connections as a reverse proxy keeps; what comes on top is not sent. */
const inFlightMax = 500;
const tickMs = 5;

// A thread of its own, so that making the load doesn't hold up who measures leads.
const { url, path, seconds, perSecond }: Flood = workerData;
const agent = new Agent({ keepAlive: true, maxFreeSockets: inFlightMax });
const result: FloodResult = { statuses: {}, seconds: 0, withoutRetryAfter: 0 };
let inFlight = 0;
let sent = 0;

const began = performance.now();
const passed = () => (performance.now() - began) / 1000;
await (perSecond === null ? closed() : open(perSecond));
result.seconds = passed();
parentPort?.postMessage(result);
agent.destroy();

async function closed(): Promise<void> {
  const loop = async () => {
    while (passed() < seconds) await ask();
  };
  await Promise.all(Array.from({ length: closedLoops }, loop));
}

/** Keeps to its rate whatever becomes of what it sent. */
async function open(rate: number): Promise<void> {
  while (passed() < seconds) {
    const due = Math.floor(passed() * rate) - sent;
    for (let count = 0; count < due && inFlight < inFlightMax; count++) void ask();
    await delay(tickMs);
  }
  while (inFlight > 0) await delay(tickMs);
}

function ask(): Promise<void> {
  const target = url + path.replace("{n}", String(sent++));
  inFlight++;
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = (status: number) => {
    result.statuses[status] = (result.statuses[status] ?? 0) + 1;
    inFlight--;
    resolve();
  };
  // Everybody comes from somewhere else: no rate limit helps.
  const headers = { "x-forwarded-for": `198.18.${randomInt(256)}.${randomInt(256)}`, "accept-encoding": "br" };
  const request = get(target, { agent, headers, timeout: 30_000 }, (response) => {
    const status = response.statusCode ?? 0;
    if (status === 503 && response.headers["retry-after"] === undefined) result.withoutRetryAfter++;
    response.resume().once("end", () => end(status));
  });
  request.once("timeout", () => request.destroy()).once("error", () => end(0));
  return promise;
}
