import type { Context } from "@site/trpc-router/context";
import type { FastifyInstance } from "fastify";
import type { Metrics } from "../../http/log/metrics.ts";
import { Refusal } from "../../http/refusal.ts";
import { notFoundPaths } from "../known-pages.ts";
import { areCurrent } from "../render/dependencies.ts";
import type { Priority } from "../render/render-queue.ts";
import type { Rendering } from "../render/rendering.ts";
import { sendPage } from "../send-page.ts";
import type { Web } from "../web/web.ts";
import { followRevision } from "./follow-revision.ts";
import { HtmlCache } from "./html-cache.ts";
import { type StoredPage, withHeaders } from "./stored-page.ts";
import { WarmUp } from "./warm-up.ts";

export type PageCache = HtmlCache<StoredPage, Priority>;

type Options = { context: Context; web: Web; rendering: Rendering; metrics: Metrics };

/**
 * The page cache, which follows the content revision and is warmed after the server listens. Fresh pages are sent by
 * the first hook, before rate limits, because they cost less than a rate limit's check.
 */
export function openPageCache(app: FastifyInstance, { context, web, rendering, metrics }: Options) {
  const cache: PageCache = new HtmlCache<StoredPage, Priority>({
    render: async (path, priority) => withHeaders(await rendering.render({ path, formOutcome: null }, priority), true),
    onJoin: (path, priority) => priority !== "warm-up" && rendering.promote(path),
    isCurrent: ({ dependencies }) => areCurrent(dependencies, context),
    isCacheable: ({ status }, path) => status === 200 || (status === 404 && notFoundPaths.includes(path)),
    onStale(path, error) {
      // The render queue was full, so the page itself has not failed.
      if (error instanceof Refusal) return;
      app.log.error({ err: error, path: path.split("?")[0] }, "page failed; its last copy is served");
    },
  });
  metrics.watchCache(() => cache.size);
  app.addHook("onRequest", (request, reply, done) => {
    const page = request.method === "GET" || request.method === "HEAD" ? cache.fresh(request.url) : undefined;
    // A request without a Host header is refused by a later hook.
    if (page === undefined || request.headers.host === undefined) return done();
    metrics.cacheLookedUp(true);
    sendPage(request, reply, page, context.origin);
  });

  const fullyCompressed = new WeakSet<StoredPage>();
  const warmUp = new WarmUp(app, cache, async (path) => {
    const page = cache.fresh(path);
    if (page === undefined || page.location !== null || fullyCompressed.has(page)) return;
    const br = await rendering.compress(path, page.bytes.identity);
    const smaller = withHeaders({ ...page, bytes: { ...page.bytes, br } }, true);
    fullyCompressed.add(smaller);
    cache.replace(path, page, smaller);
  });
  followRevision(app, context.db, (revision) => {
    cache.revision = revision;
    warmUp.request();
  });
  if (web.warmsUp) app.addHook("onListen", () => warmUp.enable());
  return { cache, isWarm: () => !web.warmsUp || warmUp.isDone };
}
