import { randomUUID } from "node:crypto";
import { newIntent } from "../src/test/intents.ts";
import { type Answered, openConnection } from "./connection.ts";
import type { Load, LoadResult } from "./load.ts";

process.on("message", async (load: Load) => {
  try {
    process.send?.({ result: await generate(load) });
  } catch (error) {
    process.send?.({ error: String(error) });
  }
});

/** Closed loop: each connection sends its next request after an answer. Waits for the requests in flight. */
async function generate(load: Load): Promise<LoadResult> {
  const urls = [load.url, ...(load.otherUrls ?? [])];
  const nextPerson = countFrom(load.leadsFrom ?? 0);
  const answers: Answered[] = [];
  const began = performance.now();
  const isOver = () => performance.now() - began > load.seconds * 1000;
  await Promise.all(
    Array.from({ length: load.connections }, async (_, index) => {
      const url = urls[index % urls.length] ?? load.url;
      const nextRequest = requestsOf({ ...load, url }, nextPerson);
      const connection = await openConnection(url);
      while (!isOver()) answers.push(await connection.send(nextRequest()));
      connection.close();
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const bad = answers.find(({ status }) => status !== 200);
  if (bad !== undefined) throw new Error(`an answer was ${bad.status}, not 200`);
  const sorted = Float64Array.from(answers, ({ durationMs }) => durationMs).sort();
  const percentile = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return {
    answered: sorted.length,
    perSecond: sorted.length / seconds,
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
  };
}

function countFrom(first: number): () => number {
  let count = first;
  return () => count++;
}

function requestsOf({ url, headers = {}, leadsFrom }: Load, nextPerson: () => number): () => Buffer {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  if (leadsFrom === null) {
    const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join("")}\r\n`);
    return () => request;
  }
  const head = `POST ${pathname} HTTP/1.1\r\n${lines.join("")}content-type: application/json\r\n`;
  return () => {
    // Each request is a new person with one intent, from a new address.
    const { ip, fields } = newIntent(nextPerson(), "contact");
    const body = JSON.stringify({ ...fields, idempotencyKey: randomUUID() });
    return Buffer.from(`${head}x-forwarded-for: ${ip}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
}
