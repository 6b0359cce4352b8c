type Options<Page, Priority> = {
  make: (path: string, priority: Priority) => Promise<Page>;
  /** A second request wants a page that is being made. */
  join: (path: string, priority: Priority) => void;
  /** Whether it would be the same if it were made now. */
  isCurrent: (page: Page) => Promise<boolean>;
  /** Whether a page may be kept: an unknown address must not fill the memory. */
  keep: (page: Page, path: string) => boolean;
  /** Told when a page could not be made anew, and its last good copy is served instead. */
  onStale: (path: string, error: unknown) => void;
};

type Entry<Page> = {
  page: Page;
  /** The one that it is known to be right for. */
  revision: number;
  /** Until then (ms since 1970) not tried again. */
  goodUntil: number;
};

const entriesMax = 600;
/** A page that fails is not rendered for everybody who asks for it. */
const retryAfterMs = 2_000;

/**
 * Pages, each for the content revision it is known to be right for. With a new revision a page is looked at when
 * somebody wants it, and made anew only if what it was made of has changed. Two requests for one page make it once.
 */
export class HtmlCache<Page, Priority> {
  readonly #options: Options<Page, Priority>;
  /** In the order of their last use. */
  readonly #entries = new Map<string, Entry<Page>>();
  readonly #making = new Map<string, Promise<Page>>();
  /** Of the content. A higher one: any page may have changed. */
  revision = 0;

  constructor(options: Options<Page, Priority>) {
    this.#options = options;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Whether there is a copy, perhaps a stale one. */
  has(path: string): boolean {
    return this.#entries.has(path);
  }

  /** The page, if it is known to be right for the present content. */
  fresh(path: string): Page | undefined {
    const entry = this.#entries.get(path);
    if (entry === undefined) return undefined;
    if (entry.revision !== this.revision && entry.goodUntil <= Date.now()) return undefined;
    this.#put(path, entry);
    return entry.page;
  }

  /** The page, made or looked at if it must be. @throws what `make` throws, where there is no older copy to fall back on */
  async get(path: string, priority: Priority): Promise<Page> {
    const fresh = this.fresh(path);
    if (fresh !== undefined) return fresh;
    const joined = this.#making.get(path);
    if (joined !== undefined) {
      this.#options.join(path, priority);
      return joined;
    }
    const making = this.#renew(path, priority, this.revision).finally(() => this.#making.delete(path));
    this.#making.set(path, making);
    return making;
  }

  async #renew(path: string, priority: Priority, revision: number): Promise<Page> {
    const kept = this.#entries.get(path);
    try {
      const { make, isCurrent, keep } = this.#options;
      const page = kept !== undefined && (await isCurrent(kept.page)) ? kept.page : await make(path, priority);
      if (keep(page, path)) this.#put(path, { page, revision, goodUntil: 0 });
      else this.#entries.delete(path);
      return page;
    } catch (error) {
      if (kept === undefined) throw error;
      kept.goodUntil = Date.now() + retryAfterMs;
      this.#options.onStale(path, error);
      return kept.page;
    }
  }

  #put(path: string, entry: Entry<Page>): void {
    // A map is in the order of insertion.
    this.#entries.delete(path);
    this.#entries.set(path, entry);
    const unused = this.#entries.keys().next().value;
    if (this.#entries.size > entriesMax && unused !== undefined) this.#entries.delete(unused);
  }
}
