import { setTimeout as delay } from "node:timers/promises";

type Options<Page> = {
  /** Makes a page. @param isAwaited whether a visitor waits for it; otherwise the warm-up makes it */
  render: (path: string, isAwaited: boolean) => Promise<Page>;
  /** Says whether to keep a page; no for pages of unknown paths, because anybody can request any number of them. */
  isCacheable: (page: Page, path: string) => boolean;
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
export class PageCache<Page> {
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
      if (this.#options.isCacheable(page, path)) this.#entries.set(path, { page, revision, retryAt: 0 });
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
