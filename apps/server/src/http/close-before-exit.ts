import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as delay, setImmediate as immediate } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import type { FastifyBaseLogger } from "fastify";

/** How long the process waits for open requests and outgoing messages after a signal to stop. Then it exits anyway. */
const graceMs = 10_000;

/**
 * Runs `close` before the process exits. The process exits with 0 after a signal, and with 1 after an uncaught error or
 * if `close` fails or takes longer than `graceMs`. SIGUSR2 doesn't stop the process, and neither does SIGHUP outside a
 * terminal, because log rotation sends these signals.
 */
export function closeBeforeExit(log: FastifyBaseLogger, close: () => Promise<void>): void {
  const ignored = process.stdout.isTTY ? (["SIGUSR2"] as const) : (["SIGUSR2", "SIGHUP"] as const);
  for (const signal of ignored)
    process.on(signal, () => log.info({ signal }, "the signal changes nothing; SIGTERM stops the site"));
  closeWithGrace(
    {
      delay: graceMs,
      // close-with-grace calls this function if `close` fails or times out, or if another error or signal arrives while
      // `close` is running.
      logger: { error: (error: unknown) => log.fatal(error) },
      // An unhandled rejection needs no handler of its own, because Node turns it into an uncaught exception.
      skip: ["unhandledRejection", ...ignored],
    },
    async ({ err, signal }) => {
      if (signal !== undefined) log.info({ signal }, "the site stops");
      if (err !== undefined) log.fatal({ err }, "uncaught error; the process closes and ends");
      await close();
    },
  );
}

/**
 * When the server stops, it waits this many turns for the last requests on idle connections. Each turn takes `turnMs`.
 */
const drainTurns = 10;
const turnMs = 100;

/**
 * Stops accepting connections, and adds `Connection: close` to every further response. Resolves when all connections
 * are closed, or after `drainTurns` turns. This function doesn't call `http.Server.close`, because that method
 * immediately closes idle connections, even one on which a request is just arriving.
 */
export async function drainConnections(server: Server): Promise<void> {
  server.prependListener("request", (_request, response) => response.setHeader("connection", "close"));
  server.keepAliveTimeout = drainTurns * turnMs;
  // First accepts the connections that are still waiting in the kernel's queue, because closing the port would reset
  // them.
  for (let turn = 0; turn < 2; turn += 1) await immediate();
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve("closed")));
  // If the process stalls, the timer may fire before Node has read the requests that arrived during the stall. The wait
  // is therefore divided into turns, because Node reads some of those requests in each turn.
  for (let turn = 0; turn < drainTurns; turn += 1) {
    if ((await Promise.race([closed, delay(turnMs, undefined, { ref: false })])) === "closed") return;
    await immediate();
  }
}

/**
 * Converts an error of `listen` to an Error whose message is one sentence for the operator. Returns any other error
 * unchanged.
 * @param prefix the beginning of the variables' names in that sentence, such as `OPS_` for OPS_PORT
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
