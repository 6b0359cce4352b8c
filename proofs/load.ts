import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import Fastify from "fastify";
import { ServerProcess } from "../apps/server/src/test/server-process.ts";
import type { Opened } from "./program.ts";

const connections = 16;
const loadMs = 3_000;

/**
 * Measures how many requests per second a server can answer. The client only counts the bytes of a response, because
 * parsing the response would take longer than serving it.
 */
export async function requestsPerSecond(url: string): Promise<number> {
  const { hostname: host, port, pathname } = new URL(url);
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`;
  let answers = 0;
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect({ host, port: Number(port) });
    let [length, received] = [0, 0];
    socket.on("data", (chunk) => {
      length ||= lengthOf(chunk.toString("latin1"));
      received += chunk.length;
      if (received < length) return;
      received = 0;
      answers += 1;
      socket.write(request);
    });
    socket.write(request);
    return socket;
  });
  // The measurement begins only after Node has compiled the server's hot code.
  await delay(loadMs / 3);
  const [before, began] = [answers, performance.now()];
  await delay(loadMs);
  const perSecond = ((answers - before) * 1_000) / (performance.now() - began);
  for (const socket of sockets) socket.destroy();
  return perSecond;
}

/** Starts a server to compare with: a Fastify that does nothing but send one file with the given headers. */
export async function startBare(file: string, headers: Record<string, string>, opened: Opened): Promise<string> {
  const bare = new ServerProcess({ args: [import.meta.filename, file, JSON.stringify(headers)], env: {} });
  opened.defer(async () => void (await bare.end("SIGKILL")));
  return bare.start();
}

if (import.meta.main) {
  const [file = "", headers = "{}"] = process.argv.slice(2);
  const [page, all] = [readFileSync(file), JSON.parse(headers)];
  const app = Fastify();
  app.get("/", (_, reply) => reply.headers(all).send(page));
  process.stdout.write(`Serving ${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
}

function lengthOf(answer: string): number {
  const [head, bytes] = /^HTTP\/1\.1 200[\s\S]*?\r\ncontent-length: (\d+)[\s\S]*?\r\n\r\n/i.exec(answer) ?? [];
  if (head === undefined) throw new Error(`No page with a length: ${answer.slice(0, 300)}`);
  return head.length + Number(bytes);
}
