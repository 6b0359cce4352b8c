import { dayAt } from "@site/content/calendar";
import { pages } from "@site/content/pages";
import { officeZone } from "@site/content/site";
import { followContentRevision } from "@site/db/content/content-revision";
import type { PageContext } from "@site/trpc-router/context";
import type { FastifyInstance } from "fastify";
import { Refusal } from "../http/errors.ts";
import { notFoundPaths } from "./known-pages.ts";
import type { RenderedPage } from "./make-page.ts";
import { PageCache } from "./page-cache.ts";
import type { RenderQueue } from "./render-queue.ts";
import { sendPage } from "./send-page.ts";
import type { Web } from "./web.ts";

type Options = { context: PageContext; web: Web; queue: RenderQueue };

/**
 * The page cache, which follows the content revision and is warmed after the server listens. Fresh pages are sent by a
 * hook before rate limits, because they cost less than a rate limit's check.
 */
export function openPageCache(app: FastifyInstance, { context, web, queue }: Options) {
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

  const warmUp = new WarmUp(app, cache);
  let stopFollowing = () => {};
  let content = "";
  // The planner counts from the office's day, so that a new day makes every page stale as an edit does.
  const renew = () => {
    const revision = `${content} ${dayAt(officeZone, Date.now())}`;
    if (revision === cache.revision) return;
    cache.revision = revision;
    void warmUp.run();
  };
  const daily = setInterval(renew, 60_000).unref();
  app.addHook("onReady", async () => {
    stopFollowing = await followContentRevision(context.db, {
      onChange(revision) {
        content = revision;
        renew();
      },
      onFault: (error) =>
        app.log.error({ err: error }, "the content's revision can't be read; pages are served as they are"),
    });
  });
  app.addHook("onClose", () => {
    clearInterval(daily);
    stopFollowing();
  });
  if (web.warmsUp) app.addHook("onListen", () => warmUp.enable());
  return { cache, isWarm: () => !web.warmsUp || warmUp.isDone };
}

type Cache = Pick<PageCache<unknown>, "revision" | "size" | "warm">;

const warmPaths: readonly string[] = [...pages.map(({ path }) => path), ...notFoundPaths];

/** Renders all pages after the start and after each edit, one at a time, while nobody waits for another page. */
export class WarmUp {
  readonly #app: FastifyInstance;
  readonly #cache: Cache;
  #isListening = false;
  #isRunning = false;
  /** Whether all pages have been rendered once since the start. */
  isDone = false;

  constructor(app: FastifyInstance, cache: Cache) {
    this.#app = app;
    this.#cache = cache;
    app.addHook("preClose", () => {
      this.#isListening = false;
    });
  }

  async enable(): Promise<void> {
    this.#isListening = true;
    void this.run();
  }

  /** Called after each edit as well: one that comes meanwhile makes all pages stale, so they are rendered again. */
  async run(): Promise<void> {
    if (!this.#isListening || this.#isRunning) return;
    this.#isRunning = true;
    for (let revision: string | null = null; revision !== this.#cache.revision; ) {
      revision = this.#cache.revision;
      await this.#renderAll();
    }
    this.#isRunning = false;
  }

  async #renderAll(): Promise<void> {
    const began = performance.now();
    for (const path of warmPaths) {
      if (!this.#isListening) return;
      // An error is logged at the page's next request, which renders it again.
      await this.#cache.warm(path).catch(() => {});
    }
    this.isDone = true;
    this.#app.log.info({ pages: this.#cache.size, ms: Math.round(performance.now() - began) }, "pages are rendered");
  }
}
