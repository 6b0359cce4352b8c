import { readContentRevision } from "@site/db/content-revision";
import type { Context } from "@site/trpc-router/context";
import type { FastifyInstance } from "fastify";
import type { Admission } from "../admission/admission.ts";
import { Refusal } from "../admission/refusal.ts";
import type { Metrics } from "../operations/metrics.ts";
import { Answers } from "./answers.ts";
import { type EncodedPage, encodePage } from "./encode-page.ts";
import { followRevision } from "./follow-revision.ts";
import { HtmlCache } from "./html-cache.ts";
import { renderUncached } from "./render-page.ts";
import { sendPage } from "./send-page.ts";
import { WarmUp } from "./warm-up.ts";
import type { Web } from "./web.ts";

export type PageCache = HtmlCache<EncodedPage>;

type Options = { context: Context; web: Web; admission: Admission; metrics: Metrics };

/**
 * The pages in memory: they follow the content, and all are there soon after the server listens. What is at hand is
 * answered before anything else looks at the request: it costs less than to find out who asks for it.
 */
export function openPageCache(app: FastifyInstance, { context, web, admission, metrics }: Options): PageCache {
  const cache: PageCache = new HtmlCache<EncodedPage>({
    async make(path) {
      const answers = new Answers(context);
      const render = async () => encodePage(await renderUncached({ context, web, path, answers }), true);
      const page = await admission.render(render);
      return { page, isCurrent: () => answers.areCurrent() };
    },
    keep: ({ status }) => status === 200,
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

  const warmUp = new WarmUp(app, cache);
  followRevision(app, {
    read: () => readContentRevision(context.db),
    onChange(revision) {
      cache.revision = revision;
      warmUp.begin();
    },
  });
  if (!web.development) app.addHook("onListen", () => warmUp.allow());
  return cache;
}
