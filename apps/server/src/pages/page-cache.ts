import { setTimeout as delay } from "node:timers/promises";
import { dayAt } from "@site/content/calendar";
import { officeZone } from "@site/content/site";
import { followContentRevision } from "@site/db/content/content-revision";
import type { Db } from "@site/db/open";
import type { FastifyInstance } from "fastify";
import { Refusal } from "../http/errors.ts";
import type { Web } from "./built-web.ts";
import type { RenderedPage } from "./make-page.ts";
import { notFoundPaths, type PageTable } from "./page-table.ts";
import type { RenderQueue } from "./render-queue.ts";
import { sendPage } from "./send-page.ts";

type Options<Page> = {
  /** Makes a page. @param isAwaited whether a visitor waits for it; otherwise the warm-up makes it */
  render: (path: string, isAwaited: boolean) => Promise<Page>;
  /** Called when a render has failed and the last good copy is served instead. */
  onStale: (path: string, error: unknown) => void;
};

type Entry<Page> = {
  page: Page;
  /** The revision before the render began, so that an edit during the render leaves the page stale. */
  revision: string;
  /** Time of the next attempt after a failed render, in ms since 1970. 0: no render has failed. */
  retryAt: number;
};

/** There are fewer shared addresses than this; above it, the oldest page is evicted. */
const entriesMax = 600;
/** A page that fails to render is not rendered again for each of its requests, but after this time. */
const retryAfterMs = 2_000;
/** A visitor waits this long for a page that an edit has made stale, then gets the stale copy. */
const staleAfterMs = 400;

/**
 * Pages by address. A new content revision makes every page stale; a stale page is renewed when somebody asks for it or
 * the warm-up comes to it, and served while that takes long or fails. Concurrent requests for one page share one render.
 */
export class PageCache<Page extends Pick<RenderedPage, "status">> {
  readonly #options: Options<Page>;
  readonly #entries = new Map<string, Entry<Page>>();
  readonly #renders = new Map<string, Promise<Page>>();
  /** Names the content and the day that pages are made of. The owner of the cache sets it. */
  revision = "";

  constructor(options: Options<Page>) {
    this.#options = options;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Whether the page is cached, fresh or stale. */
  has(path: string): boolean {
    return this.#entries.has(path);
  }

  /** The cached page, if it is of the current revision, or if its next attempt to render is not due yet. */
  fresh(path: string): Page | null {
    const entry = this.#entries.get(path);
    if (entry === undefined) return null;
    return entry.revision === this.revision || entry.retryAt > Date.now() ? entry.page : null;
  }

  /** The page for a visitor who waits. @throws the error of `render`, if there is no copy to serve instead */
  async get(path: string): Promise<Page> {
    const fresh = this.fresh(path);
    if (fresh !== null) return fresh;
    const stale = this.#entries.get(path)?.page;
    const renewed = this.#renew(path, true);
    return stale === undefined ? renewed : Promise.race([renewed, delay(staleAfterMs, stale, { ref: false })]);
  }

  /** Renders the page, unless it is fresh, while nobody waits for it. @throws as `get` */
  async warm(path: string): Promise<void> {
    if (this.fresh(path) === null) await this.#renew(path, false);
  }

  #renew(path: string, isAwaited: boolean): Promise<Page> {
    const running = this.#renders.get(path);
    if (running !== undefined) return running;
    const render = this.#render(path, isAwaited).finally(() => this.#renders.delete(path));
    this.#renders.set(path, render);
    return render;
  }

  async #render(path: string, isAwaited: boolean): Promise<Page> {
    const { revision } = this;
    try {
      const page = await this.#options.render(path, isAwaited);
      this.#entries.delete(path);
      if (isKept(page.status, path)) this.#entries.set(path, { page, revision, retryAt: 0 });
      const [oldest = path] = this.#entries.keys();
      if (this.#entries.size > entriesMax) this.#entries.delete(oldest);
      return page;
    } catch (error) {
      const entry = this.#entries.get(path);
      if (entry === undefined) throw error;
      entry.retryAt = Date.now() + retryAfterMs;
      this.#options.onStale(path, error);
      return entry.page;
    }
  }
}

/** Pages of unknown paths are not kept, because anybody can request any number of them. */
function isKept(status: number, path: string): boolean {
  return status === 200 || (status === 404 && notFoundPaths.includes(path));
}

type SiteOptions = { db: Db; web: Pick<Web, "warmsUp">; queue: RenderQueue; table: PageTable };

/**
 * Opens the page cache, and keeps it and the table of addresses on the content's revision. Fresh pages are sent by a hook
 * before the rate limits, because they cost less than the check of a limit.
 * @returns isWarm: whether all pages have been rendered once since the start
 */
export function openPageCache(app: FastifyInstance, { db, web, queue, table }: SiteOptions) {
  const cache = new PageCache<RenderedPage>({
    render: (path, isAwaited) => queue.render({ path, answer: null }, isAwaited ? "visitor" : "nobody"),
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

  let isListening = false;
  let isRunning = false;
  let isWarm = !web.warmsUp;
  /** Renders all pages after the start and after each edit, one at a time, while nobody waits for another page. */
  async function warmUp(): Promise<void> {
    if (!isListening || isRunning) return;
    isRunning = true;
    // An edit that comes meanwhile makes all pages stale, so they are rendered once more.
    for (let made: string | null = null; made !== cache.revision; ) {
      made = cache.revision;
      const began = performance.now();
      for (const path of table.sharedPaths()) {
        if (!isListening) return;
        // An error is logged at the page's next request, which renders it again.
        await cache.warm(path).catch(() => {});
      }
      isWarm = true;
      app.log.info({ pages: cache.size, ms: Math.round(performance.now() - began) }, "pages are rendered");
    }
    isRunning = false;
  }
  app.addHook("onListen", () => {
    isListening = web.warmsUp;
    void warmUp();
  });
  app.addHook("preClose", () => {
    isListening = false;
  });

  let content = "";
  // The planner counts from the office's day, so a new day makes every page stale as an edit does.
  const renew = () => {
    const revision = `${content} ${dayAt(officeZone, Date.now())}`;
    if (revision === cache.revision) return;
    cache.revision = revision;
    void warmUp();
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
  return { cache, isWarm: () => isWarm };
}
