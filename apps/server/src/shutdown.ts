import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** Time in which a keep-alive connection may send one more request, which is answered with `Connection: close`. */
const drainMs = 1_000;

/**
 * Stops accepting connections, answers further requests on open ones with `Connection: close`, and resolves when all
 * are closed or after `drainMs`. Not `http.Server.close`, because that ends idle connections at once and so fails a
 * request that is just arriving. A response whose headers are already sent can't announce the close.
 */
export async function drainConnections(server: Server): Promise<void> {
  server.prependListener("request", (_request, response) => response.setHeader("connection", "close"));
  server.keepAliveTimeout = drainMs;
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  await Promise.race([closed, delay(drainMs, undefined, { ref: false })]);
}
