import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as delay, setImmediate as immediate } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import type { FastifyBaseLogger } from "fastify";

const graceMs = 10_000;

/**
 * The process exits with 0 after a signal, and with 1 after an uncaught error or if `close` fails or takes longer than
 * `graceMs`. Log rotation sends SIGUSR2 and SIGHUP, so the process ignores them. In a terminal, SIGHUP stops it.
 */
export function closeBeforeExit(log: FastifyBaseLogger, close: () => Promise<void>): void {
  const ignored = process.stdout.isTTY ? (["SIGUSR2"] as const) : (["SIGUSR2", "SIGHUP"] as const);
  for (const signal of ignored)
    process.on(signal, () => log.info({ signal }, "the signal changes nothing; SIGTERM stops the site"));
  closeWithGrace(
    {
      delay: graceMs,
      // close-with-grace calls this if `close` fails or times out, or if another error or signal arrives meanwhile.
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

/** The server waits this many turns for the last requests on idle connections. */
const drainTurns = 10;
const turnMs = 100;

/** `http.Server.close` would close idle connections at once, even one on which a request is just arriving. */
export async function drainConnections(server: Server): Promise<void> {
  server.prependListener("request", (_request, response) => response.setHeader("connection", "close"));
  server.keepAliveTimeout = drainTurns * turnMs;
  // Closing the port would reset the connections in the kernel's queue, so the server accepts them first.
  for (let turn = 0; turn < 2; turn += 1) await immediate();
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve("closed")));
  // After a stall, a timer may fire before Node has read the requests that arrived meanwhile. Node reads some in each
  // turn.
  for (let turn = 0; turn < drainTurns; turn += 1) {
    if ((await Promise.race([closed, delay(turnMs, undefined, { ref: false })])) === "closed") return;
    await immediate();
  }
}

/**
 * @param prefix the beginning of the variables' names, such as `OPS_` for OPS_PORT
 * @returns an Error whose message is one sentence for the operator; any other error is returned unchanged
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
