import { followContentRevision } from "@site/db/content/content-revision";
import type { Context } from "@site/trpc-router/context";
import type { FastifyInstance } from "fastify";
import type { Metrics } from "../http/log/metrics.ts";
import { Refusal } from "../http/refusal.ts";
import { notFoundPaths } from "./known-pages.ts";
import type { RenderedPage } from "./make-page.ts";
import { PageCache } from "./page-cache.ts";
import type { RenderQueue } from "./render-queue.ts";
import { sendPage } from "./send-page.ts";
import { WarmUp } from "./warm-up.ts";
import type { Web } from "./web.ts";

type Options = { context: Context; web: Web; queue: RenderQueue; metrics: Metrics };

/**
 * The page cache, which follows the content revision and is warmed after the server listens. Fresh pages are sent by a
 * hook before rate limits, because they cost less than a rate limit's check.
 */
export function openPageCache(app: FastifyInstance, { context, web, queue, metrics }: Options) {
  const cache = new PageCache<RenderedPage>({
    render: (path, isAwaited) => queue.render({ path, answer: null }, isAwaited ? "visitor" : "nobody"),
    isCacheable: ({ status }, path) => status === 200 || (status === 404 && notFoundPaths.includes(path)),
    onStale(path, error) {
      // Too many visitors wait, so the page itself has not failed.
      if (error instanceof Refusal) return;
      app.log.error({ err: error, path: path.split("?")[0] }, "page failed; its last copy is served");
    },
  });
  metrics.watchCache(() => cache.size);
  app.addHook("onRequest", (request, reply, done) => {
    const page = request.method === "GET" || request.method === "HEAD" ? cache.fresh(request.url) : null;
    if (page === null) return done();
    metrics.cacheLookedUp(true);
    sendPage(request, reply, { page, isShared: true });
  });

  const warmUp = new WarmUp(app, cache);
  let stopFollowing = () => {};
  app.addHook("onReady", async () => {
    stopFollowing = await followContentRevision(context.db, {
      onChange(revision) {
        cache.revision = revision;
        void warmUp.run();
      },
      onFault: (error) =>
        app.log.error({ err: error }, "the content's revision can't be read; pages are served as they are"),
    });
  });
  app.addHook("onClose", () => stopFollowing());
  if (web.warmsUp) app.addHook("onListen", () => warmUp.enable());
  return { cache, isWarm: () => !web.warmsUp || warmUp.isDone };
}
