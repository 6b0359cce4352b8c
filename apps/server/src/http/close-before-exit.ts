import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import type { FastifyBaseLogger } from "fastify";

/** How long current requests and deliveries may take after a signal. */
const graceMs = 10_000;

/**
 * Runs `close` before the process exits: with code 0 after a signal, with 1 after an uncaught error or if `close` takes
 * longer than `graceMs`. SIGUSR2 is ignored; outside a terminal so is SIGHUP, because log rotation sends it.
 */
export function closeBeforeExit(log: FastifyBaseLogger, close: () => Promise<void>): void {
  const ignored = process.stdout.isTTY ? (["SIGUSR2"] as const) : (["SIGUSR2", "SIGHUP"] as const);
  for (const signal of ignored)
    process.on(signal, () => log.info({ signal }, "the signal changes nothing; SIGTERM stops the site"));
  closeWithGrace(
    {
      delay: graceMs,
      // Called if `close` fails or times out, or if a second error or signal arrives meanwhile.
      logger: { error: (error: unknown) => log.fatal(error) },
      // Skipped, because Node turns an unhandled rejection into an uncaught exception with an Error.
      skip: ["unhandledRejection", ...ignored],
    },
    async ({ err, signal }) => {
      if (signal !== undefined) log.info({ signal }, "the site stops");
      if (err !== undefined) log.fatal({ err }, "uncaught error; the process closes and ends");
      await close();
    },
  );
}

/** How long an idle connection may still send a request. */
const drainMs = 1_000;

/**
 * Stops accepting connections, answers further requests on open connections with `Connection: close`, and resolves when
 * all are closed or after `drainMs`. `http.Server.close` would end idle connections, so that an arriving request fails.
 */
export async function drainConnections(server: Server): Promise<void> {
  server.prependListener("request", (_request, response) => response.setHeader("connection", "close"));
  server.keepAliveTimeout = drainMs;
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  await Promise.race([closed, delay(drainMs, undefined, { ref: false })]);
}

/**
 * Turns an error of `listen` into an Error with one sentence for the operator; returns any other error unchanged.
 * @param prefix of the variables HOST and PORT, such as `OPS_`
 */
export function portError(error: unknown, { host, port }: { host: string; port: number }, prefix = ""): unknown {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EADDRINUSE") return new Error(`Port ${port} on ${host} is in use. Set ${prefix}PORT to another one.`);
  if (code === "EACCES")
    return new Error(`Port ${port} on ${host} may not be opened by this user. Set ${prefix}PORT to one above 1023.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new Error(`This machine has no address ${host}. Set ${prefix}HOST.`);
  return error;
}
