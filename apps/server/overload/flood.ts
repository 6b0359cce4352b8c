import { randomInt } from "node:crypto";
import { Agent, get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

export type Flood = {
  url: string;
  /** `{n}` is replaced by a new number in each request. */
  path: string;
  seconds: number;
  /** Open loop: requests a second, whether answered or not. null: closed loop, with a few requests in flight. */
  perSecond: number | null;
};

export type FloodResult = {
  /** The number of answers by status; 0: no answer. */
  statuses: Record<number, number>;
  seconds: number;
  /** Answers of 503 without Retry-After. */
  withoutRetryAfter: number;
};

const closedLoops = 4;
/** As many connections as a reverse proxy holds open; requests above this number are not sent. */
const inFlightMax = 500;
const tickMs = 5;

// Runs in a worker thread, so that generating the load does not delay the thread that measures leads.
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

/** Open loop: sends at a fixed rate, whatever the answers. */
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
  // A random client address for each request, so that rate limits have no effect.
  const headers = { "x-forwarded-for": `198.18.${randomInt(256)}.${randomInt(256)}`, "accept-encoding": "br" };
  const request = get(target, { agent, headers, timeout: 30_000 }, (response) => {
    const status = response.statusCode ?? 0;
    if (status === 503 && response.headers["retry-after"] === undefined) result.withoutRetryAfter++;
    response.resume().once("end", () => end(status));
  });
  request.once("timeout", () => request.destroy()).once("error", () => end(0));
  return promise;
}
