import type { FastifyInstance } from "fastify";

/** Polled instead of read per request. An edit in a SQL shell is visible within a second. */
const pollMs = 250;

type Options = {
  read: () => Promise<number>;
  onChange: (revision: number) => void;
};

/**
 * Polls the content revision, first before the server is ready. While it can't be read, the last known revision stays,
 * and cached pages are served.
 */
export function followRevision(app: FastifyInstance, { read, onChange }: Options): void {
  let lastRevision: number | null = null;
  let failing = false;
  let timer: NodeJS.Timeout | null = null;

  async function poll(): Promise<void> {
    const revision = await read();
    if (revision !== lastRevision) onChange(revision);
    lastRevision = revision;
  }

  async function pollAgain(): Promise<void> {
    try {
      await poll();
      failing = false;
    } catch (error) {
      if (!failing) app.log.error({ err: error }, "the content's revision can't be read; pages are served as they are");
      failing = true;
    }
    timer?.refresh();
  }

  app.addHook("onReady", async () => {
    await poll();
    timer = setTimeout(pollAgain, pollMs).unref();
  });
  app.addHook("onClose", async () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  });
}
