import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, expect, it } from "vitest";
import { LoadProcess } from "./load.ts";

const load = new LoadProcess();
afterAll(() => load.stop());

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const run = (options: { leadsFrom?: number } = {}) =>
    load.run({ url: `http://127.0.0.1:${port}/`, seconds: 0.2, connections: 4, leadsFrom: null, ...options });
  return { run, close: () => server.close() };
}

it.each([
  ["of a length that is told", (_request, response) => response.setHeader("content-length", 100_000)],
  ["in chunks", () => {}],
] as const satisfies [string, RequestListener][])(
  "every answer is counted once when it comes %s",
  async (_, prepare) => {
    let answers = 0;
    const { run, close } = await serve((request, response) => {
      answers += 1;
      prepare(request, response);
      response.write("x".repeat(60_000));
      response.end("x".repeat(40_000));
    });
    const { answered } = await run();
    expect(answered).toBeGreaterThan(0);
    expect(answered).toBe(answers);
    close();
  },
);

it("every lead is another person's, with a key of its own", async () => {
  const seen: string[] = [];
  const { run, close } = await serve(async (request, response) => {
    const { email, idempotencyKey } = JSON.parse(await text(request));
    seen.push(email, idempotencyKey, String(request.headers["x-forwarded-for"]));
    response.end("{}");
  });
  const { answered } = await run({ leadsFrom: 7 });
  expect(new Set(seen).size).toBe(3 * answered);
  close();
});

it("an answer that is no success is no measurement", async () => {
  let answers = 0;
  const { run, close } = await serve((_request, response) => {
    answers += 1;
    response.writeHead(answers === 20 ? 503 : 200).end("{}");
  });
  await expect(run()).rejects.toThrow("an answer was 503, not 200");
  close();
});

it("a server that goes away is no measurement", async () => {
  const { run, close } = await serve((request) => request.socket.destroy());
  await expect(run()).rejects.toThrow("the server closed a connection");
  close();
});
