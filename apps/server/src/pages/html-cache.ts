type Options<Page> = {
  make: (path: string) => Promise<Page>;
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
/** Of a page that nobody has looked at in this process: no revision is so low. */
const unknownRevision = -1;
/** A page that fails is not rendered for everybody who asks for it. */
const retryAfterMs = 2_000;

/**
 * Pages, each for the content revision it is known to be right for. With a new revision a page is looked at when
 * somebody wants it, and made anew only if what it was made of has changed. Two requests for one page make it once.
 */
export class HtmlCache<Page> {
  readonly #options: Options<Page>;
  /** In the order of their last use. */
  readonly #entries = new Map<string, Entry<Page>>();
  readonly #making = new Map<string, Promise<Page>>();
  /** Of the content. A higher one: any page may have changed. */
  revision = 0;

  constructor(options: Options<Page>) {
    this.#options = options;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** All pages, the one that was used last at the end. */
  pages(): [path: string, page: Page][] {
    return Array.from(this.#entries, ([path, { page }]) => [path, page]);
  }

  /** Takes a page that was made before this process; it is looked at when somebody wants it. */
  add(path: string, page: Page): void {
    this.#put(path, { page, revision: unknownRevision, goodUntil: 0 });
  }

  /** Whether there is a copy, perhaps one that has to be looked at. */
  has(path: string): boolean {
    return this.#entries.has(path);
  }

  /** The page if nothing has to be done for it. */
  atHand(path: string): Page | undefined {
    const entry = this.#entries.get(path);
    if (entry === undefined) return undefined;
    if (entry.revision !== this.revision && entry.goodUntil <= Date.now()) return undefined;
    this.#put(path, entry);
    return entry.page;
  }

  /** The page, made or looked at if it must be. @throws what `make` throws, where there is no older copy to fall back on */
  async get(path: string): Promise<Page> {
    const known = this.atHand(path) ?? this.#making.get(path);
    if (known !== undefined) return known;
    const making = this.#renew(path, this.revision).finally(() => this.#making.delete(path));
    this.#making.set(path, making);
    return making;
  }

  async #renew(path: string, revision: number): Promise<Page> {
    const kept = this.#entries.get(path);
    try {
      const { make, isCurrent, keep } = this.#options;
      const page = kept !== undefined && (await isCurrent(kept.page)) ? kept.page : await make(path);
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
