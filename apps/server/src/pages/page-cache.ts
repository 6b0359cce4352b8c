import { readContentRevision } from "@site/db/content-revision";
import type { Context } from "@site/trpc-router/context";
import type { FastifyInstance } from "fastify";
import type { Admission } from "../admission/admission.ts";
import { Refusal } from "../admission/refusal.ts";
import type { Metrics } from "../operations/metrics.ts";
import { areCurrent } from "./answers.ts";
import { type EncodedPage, encodePage, withHeaders } from "./encode-page.ts";
import { followRevision } from "./follow-revision.ts";
import { HtmlCache } from "./html-cache.ts";
import { KeptPages, makerOf } from "./kept-pages.ts";
import { absentPaths } from "./known-pages.ts";
import { renderUncached } from "./render-page.ts";
import { sendPage } from "./send-page.ts";
import { WarmUp } from "./warm-up.ts";
import type { Web } from "./web.ts";

export type PageCache = HtmlCache<EncodedPage>;

type Options = {
  context: Context;
  web: Web;
  admission: Admission;
  metrics: Metrics;
  /** Where pages are kept for the next start; null: nowhere. */
  pagesFile: string | null;
};

/**
 * The pages in memory: they follow the content, and all are there soon after the server listens. What is at hand is
 * answered before anything else looks at the request: it costs less than to find out who asks for it.
 */
export function openPageCache(app: FastifyInstance, { context, web, admission, metrics, pagesFile }: Options) {
  let unwritten = 0;
  const cache: PageCache = new HtmlCache<EncodedPage>({
    async make(path) {
      const page = await admission.render(async () => encodePage(await renderUncached({ context, web, path }), true));
      unwritten += 1;
      return page;
    },
    isCurrent: ({ madeOf }) => areCurrent(madeOf, context),
    keep: ({ status }, path) => status === 200 || (status === 404 && absentPaths.includes(path)),
    onStale(path, error) {
      // A page that has to wait for its turn is none that fails.
      if (error instanceof Refusal) return;
      app.log.error({ err: error, path: path.split("?")[0] }, "page failed; its last copy is served");
    },
  });
  metrics.watchCache(() => cache.size);
  app.addHook("onRequest", (request, reply, done) => {
    const page = request.method === "GET" || request.method === "HEAD" ? cache.atHand(request.url) : undefined;
    // A request that names no host is not answered in this way, or not at all.
    if (page === undefined || request.headers.host === undefined) return done();
    metrics.cacheLooked(true);
    sendPage(request, reply, page, context.origin);
  });

  const kept = pagesFile === null || web.build === null ? null : new KeptPages(pagesFile, makerOf(web.build, context));
  const reading = kept?.read().then(
    (pages) => {
      for (const [path, page] of pages) cache.add(path, withHeaders(page, true));
    },
    (error: unknown) => app.log.warn({ err: error }, "the pages of the last run can't be used; they are made anew"),
  );
  app.addHook("onReady", () => reading);
  const warmUp = new WarmUp(app, cache, async () => {
    if (kept === null || unwritten === 0) return;
    unwritten = 0;
    await kept.write(cache.pages()).catch((error: unknown) => {
      app.log.warn({ err: error }, "the pages can't be kept for the next start");
    });
  });
  followRevision(app, {
    read: () => readContentRevision(context.db),
    onChange(revision) {
      cache.revision = revision;
      warmUp.begin();
    },
  });
  if (web.build !== null) app.addHook("onListen", () => warmUp.allow());
  return cache;
}
