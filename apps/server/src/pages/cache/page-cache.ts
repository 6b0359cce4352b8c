import { readContentRevision } from "@site/db/content/content-revision";
import type { Context } from "@site/trpc-router/context";
import type { FastifyInstance } from "fastify";
import type { Metrics } from "../../http/log/metrics.ts";
import { Refusal } from "../../http/refusal.ts";
import { absentPaths } from "../known-pages.ts";
import { areCurrent } from "../render/answers.ts";
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
 * The pages in memory. They follow the content, and all are rendered soon after the server listens. A fresh page is
 * answered before anything else looks at the request, because that costs less than finding out who asks.
 */
export function openPageCache(app: FastifyInstance, { context, web, rendering, metrics }: Options) {
  const cache: PageCache = new HtmlCache<StoredPage, Priority>({
    make: async (path, priority) => withHeaders(await rendering.render({ path, formOutcome: null }, priority), true),
    join: (path, priority) => priority !== "warm-up" && rendering.hasten(path),
    isCurrent: ({ madeOf }) => areCurrent(madeOf, context),
    keep: ({ status }, path) => status === 200 || (status === 404 && absentPaths.includes(path)),
    onStale(path, error) {
      // A page that was refused its place in the queue has not failed.
      if (error instanceof Refusal) return;
      app.log.error({ err: error, path: path.split("?")[0] }, "page failed; its last copy is served");
    },
  });
  metrics.watchCache(() => cache.size);
  app.addHook("onRequest", (request, reply, done) => {
    const page = request.method === "GET" || request.method === "HEAD" ? cache.fresh(request.url) : undefined;
    // A request without a Host header is refused by a later hook.
    if (page === undefined || request.headers.host === undefined) return done();
    metrics.cacheLooked(true);
    sendPage(request, reply, page, context.origin);
  });

  const warmUp = new WarmUp(app, cache);
  followRevision(app, {
    read: () => readContentRevision(context.db),
    onChange(revision) {
      cache.revision = revision;
      warmUp.begin();
    },
  });
  if (web.warmsUp) app.addHook("onListen", () => warmUp.allow());
  return { cache, isWarm: () => !web.warmsUp || warmUp.isDone };
}
