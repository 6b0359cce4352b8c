import { dayAt } from "@site/content/calendar";
import { officeZone } from "@site/content/site";
import { followContentRevision } from "@site/db/content/content-revision";
import type { Db } from "@site/db/open";
import type { FastifyInstance } from "fastify";
import { Refusal } from "../http/errors.ts";
import type { Web } from "./built-web.ts";
import type { RenderedPage } from "./make-page.ts";
import { PageCache } from "./page-cache.ts";
import { notFoundPaths, type PageTable } from "./page-table.ts";
import type { RenderQueue } from "./render-queue.ts";
import { sendPage } from "./send-page.ts";

type Options = { db: Db; web: Pick<Web, "warmsUp">; queue: RenderQueue; table: PageTable };

/**
 * Opens the page cache, and keeps it and the table of addresses on the content's revision. Fresh pages are sent by a hook
 * before the rate limits, because they cost less than the check of a limit.
 */
export function openPageCache(app: FastifyInstance, { db, web, queue, table }: Options) {
  const cache = new PageCache<RenderedPage>({
    render: (path, isAwaited) => queue.render({ path, answer: null }, isAwaited ? "visitor" : "nobody"),
    isCacheable: ({ status }, path) => status === 200 || (status === 404 && notFoundPaths.includes(path)),
    onStale(path, error) {
      // Too many visitors wait, so the page itself has not failed.
      if (error instanceof Refusal) return;
      app.log.error({ err: error, path: path.split("?")[0] }, "page failed; its last copy is served");
    },
  });
  app.addHook("onRequest", (request, reply, done) => {
    const page = request.method === "GET" || request.method === "HEAD" ? cache.fresh(request.url) : null;
    if (page === null) return done();
    sendPage(request, reply, { page, isShared: true });
  });

  const warmUp = openWarmUp(app, { cache, table, warmsUp: web.warmsUp });
  let content = "";
  // The planner counts from the office's day, so a new day makes every page stale as an edit does.
  const renew = () => {
    const revision = `${content} ${dayAt(officeZone, Date.now())}`;
    if (revision === cache.revision) return;
    cache.revision = revision;
    void warmUp.run();
  };
  const daily = setInterval(renew, 60_000).unref();
  let stopFollowing = () => {};
  app.addHook("onReady", async () => {
    stopFollowing = await followContentRevision(db, {
      async onChange(revision) {
        await table.read(db);
        content = revision;
        renew();
      },
      onFault: (error) => app.log.error({ err: error }, "the content can't be read; pages are served as they are"),
    });
  });
  app.addHook("onClose", () => {
    clearInterval(daily);
    stopFollowing();
  });
  return { cache, isWarm: warmUp.isDone };
}

type WarmUpOptions = { cache: PageCache<RenderedPage>; table: PageTable; warmsUp: boolean };

/** Renders all pages after the start and after each edit, one at a time, while nobody waits for another page. */
function openWarmUp(app: FastifyInstance, { cache, table, warmsUp }: WarmUpOptions) {
  let isListening = false;
  let isRunning = false;
  let isDone = !warmsUp;
  app.addHook("onListen", () => {
    isListening = warmsUp;
    void run();
  });
  app.addHook("preClose", () => {
    isListening = false;
  });

  async function renderAll(): Promise<void> {
    const began = performance.now();
    for (const path of table.sharedPaths()) {
      if (!isListening) return;
      // An error is logged at the page's next request, which renders it again.
      await cache.warm(path).catch(() => {});
    }
    isDone = true;
    app.log.info({ pages: cache.size, ms: Math.round(performance.now() - began) }, "pages are rendered");
  }

  /** An edit that comes meanwhile makes all pages stale, so they are rendered once more. */
  async function run(): Promise<void> {
    if (!isListening || isRunning) return;
    isRunning = true;
    for (let made: string | null = null; made !== cache.revision; ) {
      made = cache.revision;
      await renderAll();
    }
    isRunning = false;
  }

  /** isDone: whether all pages have been rendered once since the start */
  return { run, isDone: () => isDone };
}
