import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { connect as connectTls } from "node:tls";

const connections = 16;
const loadMs = 3_000;

/**
 * Requests per second over several connections, each of which waits for its answer. Answers are recognized by their
 * length, because parsing them would cost more than serving them.
 */
export async function requestsPerSecond(url: string): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => openSocket(url)));
  const request = requestOf(url);
  const length = await lengthOfAnswer(await openSocket(url), request);
  let answers = 0;
  for (const socket of sockets) {
    let received = 0;
    socket.on("data", (chunk) => {
      received += chunk.length;
      if (received < length) return;
      received = 0;
      answers += 1;
      socket.write(request);
    });
    socket.write(request);
  }
  // Runs until the server's code is compiled.
  await delay(loadMs / 3);
  const [before, began] = [answers, performance.now()];
  await delay(loadMs);
  const perSecond = ((answers - before) * 1_000) / (performance.now() - began);
  for (const socket of sockets) socket.destroy();
  return perSecond;
}

function requestOf(url: string): string {
  const { pathname, host } = new URL(url);
  return `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`;
}

async function openSocket(url: string): Promise<Socket> {
  const { protocol, port, hostname: host } = new URL(url);
  const target = { host, port: Number(port) };
  const socket = protocol === "https:" ? connectTls({ ...target, rejectUnauthorized: false }) : connect(target);
  await once(socket, protocol === "https:" ? "secureConnect" : "connect");
  return socket;
}

/** @throws Error if the answer isn't a page */
async function lengthOfAnswer(socket: Socket, request: string): Promise<number> {
  socket.write(request);
  let answer = "";
  for await (const chunk of socket.setEncoding("latin1")) {
    answer += chunk;
    const head = answer.indexOf("\r\n\r\n");
    if (head < 0) continue;
    const [, bytes] = /^HTTP\/1\.1 200[\s\S]*?\r\ncontent-length: (\d+)/i.exec(answer) ?? [];
    if (bytes === undefined) throw new Error(`No page with a length: ${answer.slice(0, head)}`);
    return head + 4 + Number(bytes);
  }
  throw new Error("The connection ended.");
}
