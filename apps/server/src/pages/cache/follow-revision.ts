import type { FastifyInstance } from "fastify";

/** An edit made in a SQL shell shows within a second; in between no request has to ask the database. */
const pollMs = 250;

type Options = {
  read: () => Promise<number>;
  onChange: (revision: number) => void;
};

/**
 * Reads the content's revision before the first request and from then on several times a second. While it can't be
 * read nothing is known to have changed, and pages are served as they are.
 */
export function followRevision(app: FastifyInstance, { read, onChange }: Options): void {
  let known: number | null = null;
  let failing = false;
  let timer: NodeJS.Timeout | null = null;

  async function look(): Promise<void> {
    const revision = await read();
    if (revision !== known) onChange(revision);
    known = revision;
  }

  async function lookAgain(): Promise<void> {
    try {
      await look();
      failing = false;
    } catch (error) {
      if (!failing) app.log.error({ err: error }, "the content's revision can't be read; pages are served as they are");
      failing = true;
    }
    timer?.refresh();
  }

  app.addHook("onReady", async () => {
    await look();
    timer = setTimeout(lookAgain, pollMs).unref();
  });
  app.addHook("onClose", async () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  });
}
