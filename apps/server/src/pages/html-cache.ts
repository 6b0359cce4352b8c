type Options<Page> = {
  make: (path: string) => Promise<Page>;
  /** Whether it would be the same if it were made now. */
  isCurrent: (page: Page) => Promise<boolean>;
  /** Whether a page may be kept: an unknown address must not fill the memory. */
  keep: (page: Page) => boolean;
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

  /** All that are here, in the order in which they came. */
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
    return entry.revision === this.revision || entry.goodUntil > Date.now() ? entry.page : undefined;
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
      this.#entries.delete(path);
      if (keep(page)) this.#put(path, { page, revision, goodUntil: 0 });
      return page;
    } catch (error) {
      if (kept === undefined) throw error;
      kept.goodUntil = Date.now() + retryAfterMs;
      this.#options.onStale(path, error);
      return kept.page;
    }
  }

  #put(path: string, entry: Entry<Page>): void {
    this.#entries.set(path, entry);
    const oldest = this.#entries.keys().next().value;
    if (this.#entries.size > entriesMax && oldest !== undefined) this.#entries.delete(oldest);
  }
}
