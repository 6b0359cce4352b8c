import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { connect as connectTls } from "node:tls";

const connections = 16;
const loadMs = 3_000;

/**
 * Sends requests over several connections. Each connection waits until its response has the expected length, because
 * parsing a response would take longer than serving it.
 */
export async function requestsPerSecond(url: string): Promise<number> {
  const { protocol, hostname: host, port, pathname } = new URL(url);
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`;
  const target = { host, port: Number(port) };
  const open = (): Socket =>
    protocol === "https:" ? connectTls({ ...target, rejectUnauthorized: false }) : connect(target);
  const sockets = Array.from({ length: connections }, open);
  const length = await lengthOfAnswer(open(), request);
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
  // The server compiles its code before the measurement begins.
  await delay(loadMs / 3);
  const [before, began] = [answers, performance.now()];
  await delay(loadMs);
  const perSecond = ((answers - before) * 1_000) / (performance.now() - began);
  for (const socket of sockets) socket.destroy();
  return perSecond;
}

async function lengthOfAnswer(socket: Socket, request: string): Promise<number> {
  socket.setEncoding("latin1").write(request);
  const [answer] = await once(socket, "data");
  const [head, bytes] = /^HTTP\/1\.1 200[\s\S]*?\r\ncontent-length: (\d+)[\s\S]*?\r\n\r\n/i.exec(answer) ?? [];
  socket.destroy();
  if (head === undefined) throw new Error(`No page with a length: ${answer.slice(0, 300)}`);
  return head.length + Number(bytes);
}
