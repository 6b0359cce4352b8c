import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as delay, setImmediate as immediate } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import type { FastifyBaseLogger } from "fastify";

/** How long pending requests and deliveries may take after a signal. */
const graceMs = 10_000;

/**
 * Runs `close` before the process exits. The exit code is 0 after a signal, and 1 after an uncaught error or if `close`
 * takes longer than `graceMs`. The process ignores SIGUSR2 and, outside a terminal, SIGHUP, because log rotation sends
 * them.
 */
export function closeBeforeExit(log: FastifyBaseLogger, close: () => Promise<void>): void {
  const ignored = process.stdout.isTTY ? (["SIGUSR2"] as const) : (["SIGUSR2", "SIGHUP"] as const);
  for (const signal of ignored)
    process.on(signal, () => log.info({ signal }, "the signal changes nothing; SIGTERM stops the site"));
  closeWithGrace(
    {
      delay: graceMs,
      // Called if `close` fails or times out, or if another error or signal arrives meanwhile.
      logger: { error: (error: unknown) => log.fatal(error) },
      // An unhandled rejection needs no handler, because Node converts it to an uncaught exception.
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
const drainTurns = 10;
const turnMs = 100;

/**
 * Stops accepting connections, and responds to requests on open ones with `Connection: close`. Resolves when all
 * connections are closed, or after `drainTurns`. `http.Server.close` isn't used, because it would end idle connections
 * on which a request may be arriving.
 */
export async function drainConnections(server: Server): Promise<void> {
  server.prependListener("request", (_request, response) => response.setHeader("connection", "close"));
  server.keepAliveTimeout = drainTurns * turnMs;
  // Accepts the connections that wait in the queue, because closing the port would reset them.
  for (let turn = 0; turn < 2; turn += 1) await immediate();
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve("closed")));
  // After a stall, the timer can fire before requests that arrived meanwhile are read. Each turn reads some of them.
  for (let turn = 0; turn < drainTurns; turn += 1) {
    if ((await Promise.race([closed, delay(turnMs, undefined, { ref: false })])) === "closed") return;
    await immediate();
  }
}

/**
 * Converts an error of `listen` to an Error with one sentence for the operator, and returns any other error unchanged.
 * @param prefix the beginning of the variables' names, such as `OPS_`
 */
export function portError(error: unknown, { host, port }: { host: string; port: number }, prefix = ""): unknown {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EADDRINUSE") return new Error(`Port ${port} on ${host} is in use. Set ${prefix}PORT to another port.`);
  if (code === "EACCES")
    return new Error(`This user may not open port ${port} on ${host}. Set ${prefix}PORT to a port above 1023.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new Error(`This machine has no address ${host}. Set ${prefix}HOST.`);
  return error;
}
