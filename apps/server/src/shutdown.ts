import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** Time for connections that are kept open to ask once more, and be told that it was the last time. */
const partingMs = 1_000;

/**
 * Takes no more connections, answers what comes over the old ones with `Connection: close`, and resolves when they are
 * gone or idle. HTTP's own `close` would end idle ones at once, and with them a request that is on its way. What is being
 * answered already may keep its connection for that moment.
 */
export async function takeLeave(server: Server): Promise<void> {
  server.prependListener("request", (_request, response) => response.setHeader("connection", "close"));
  server.keepAliveTimeout = partingMs;
  const gone = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  await Promise.race([gone, delay(partingMs, undefined, { ref: false })]);
}
