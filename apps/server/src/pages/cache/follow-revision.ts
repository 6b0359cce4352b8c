import { followContentRevision } from "@site/db/content/content-revision";
import type { Db } from "@site/db/open";
import type { FastifyInstance } from "fastify";

/**
 * Follows the content revision while the server runs, first before it is ready. While the revision can't be read, the
 * last known one stays, and cached pages are served.
 */
export function followRevision(app: FastifyInstance, db: Db, onChange: (revision: number) => void): void {
  let stop = () => {};
  app.addHook("onReady", async () => {
    const onFault = (error: unknown) =>
      app.log.error({ err: error }, "the content's revision can't be read; pages are served as they are");
    stop = await followContentRevision(db, { onChange, onFault });
  });
  app.addHook("onClose", async () => stop());
}
