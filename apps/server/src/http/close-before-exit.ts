import closeWithGrace from "close-with-grace";
import type { FastifyBaseLogger } from "fastify";

/** For what is in flight when the process is asked to end. */
const graceMs = 10_000;

/**
 * Closes before the process ends, after a signal (exit code 0) or an uncaught error (1). Each end that nobody asked for is
 * logged as `fatal`, because nothing else will say why the site is down.
 */
export function closeBeforeExit(log: FastifyBaseLogger, close: () => Promise<void>): void {
  closeWithGrace(
    {
      delay: graceMs,
      logger: { error: (error) => log.fatal({ err: error }, "closing failed") },
      onTimeout: () => log.fatal({ graceMs }, "still closing when the time was up; the process ends"),
      onSecondError: (error) => log.fatal({ err: error }, "another uncaught error while closing; the process ends"),
      onSecondSignal: (signal) => log.warn({ signal }, "asked to end a second time while closing; the process ends"),
      // Node itself makes an uncaught exception of it, and an Error of a reason that is none.
      skip: ["unhandledRejection"],
    },
    async ({ err }) => {
      if (err !== undefined) log.fatal({ err }, "uncaught error; the process closes and ends");
      await close();
    },
  );
}
