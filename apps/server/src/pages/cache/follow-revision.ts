import type { ContentRevision } from "@site/db/content/content-revision";
import type { FastifyInstance } from "fastify";

/**
 * Follows the content revision while the server runs, first before it is ready. While the revision can't be read, the
 * last known one stays, and cached pages are served.
 */
export function followRevision(
  app: FastifyInstance,
  content: ContentRevision,
  onChange: (revision: number) => void,
): void {
  let stop = async () => {};
  app.addHook("onReady", async () => {
    const onFault = (error: unknown) =>
      app.log.error({ err: error }, "the content's revision can't be read; pages are served as they are");
    stop = await content.follow({ onChange, onFault });
  });
  app.addHook("onClose", () => stop());
}
