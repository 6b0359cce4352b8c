type Options<Page, Priority> = {
  render: (path: string, priority: Priority) => Promise<Page>;
  /** Called when a request joins a render in flight, whose priority may have to rise. */
  onJoin: (path: string, priority: Priority) => void;
  /** Whether a render now would give the same page. */
  isCurrent: (page: Page) => Promise<boolean>;
  /** false for pages of unknown paths, because anybody can request any number of them. */
  isCacheable: (page: Page, path: string) => boolean;
  /** Called when a render failed and the last good copy is served instead. */
  onStale: (path: string, error: unknown) => void;
};

type Entry<Page> = {
  page: Page;
  /** Content revision that the page was last verified against. */
  revision: number;
  /** After a failed render, time of the next attempt in ms since 1970; 0: no render has failed. */
  retryAt: number;
};

const entriesMax = 600;
/** A failing page is not rendered again for each of its requests. */
const retryAfterMs = 2_000;

/**
 * LRU cache of pages. After a new content revision a page is verified at its next request, and rendered again only if
 * one of its dependencies has changed. Single flight: concurrent requests for one page share one render.
 */
export class HtmlCache<Page, Priority> {
  readonly #options: Options<Page, Priority>;
  /** In order of last use, the least recent first. */
  readonly #entries = new Map<string, Entry<Page>>();
  readonly #inFlight = new Map<string, Promise<Page>>();
  /** Current content revision, set by the owner. A new one makes every page subject to verification. */
  revision = 0;

  constructor(options: Options<Page, Priority>) {
    this.#options = options;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Whether the page is cached, fresh or stale. */
  has(path: string): boolean {
    return this.#entries.has(path);
  }

  /** The cached page, if it is verified for the current revision, or if its next render attempt is not due yet. */
  fresh(path: string): Page | undefined {
    const entry = this.#entries.get(path);
    if (entry === undefined) return undefined;
    if (entry.revision !== this.revision && entry.retryAt <= Date.now()) return undefined;
    this.#put(path, entry);
    return entry.page;
  }

  /** The page, verified or rendered if it is not fresh. @throws the error of `render`, if there is no stale copy */
  async get(path: string, priority: Priority): Promise<Page> {
    const fresh = this.fresh(path);
    if (fresh !== undefined) return fresh;
    const inFlight = this.#inFlight.get(path);
    if (inFlight !== undefined) {
      this.#options.onJoin(path, priority);
      return inFlight;
    }
    const renewal = this.#renew(path, priority, this.revision).finally(() => this.#inFlight.delete(path));
    this.#inFlight.set(path, renewal);
    return renewal;
  }

  /** Puts another form of the same page in its place, unless the page was rendered again meanwhile. */
  replace(path: string, page: Page, by: Page): void {
    const entry = this.#entries.get(path);
    if (entry?.page === page) entry.page = by;
  }

  async #renew(path: string, priority: Priority, revision: number): Promise<Page> {
    const cached = this.#entries.get(path);
    try {
      const { render, isCurrent, isCacheable } = this.#options;
      const page = cached !== undefined && (await isCurrent(cached.page)) ? cached.page : await render(path, priority);
      if (isCacheable(page, path)) this.#put(path, { page, revision, retryAt: 0 });
      else this.#entries.delete(path);
      return page;
    } catch (error) {
      if (cached === undefined) throw error;
      cached.retryAt = Date.now() + retryAfterMs;
      this.#options.onStale(path, error);
      return cached.page;
    }
  }

  #put(path: string, entry: Entry<Page>): void {
    // Deleted first, because a Map iterates in order of insertion.
    this.#entries.delete(path);
    this.#entries.set(path, entry);
    const leastRecent = this.#entries.keys().next().value;
    if (this.#entries.size > entriesMax && leastRecent !== undefined) this.#entries.delete(leastRecent);
  }
}
