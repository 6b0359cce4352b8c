/** A page, and a way to ask whether it would be the same if it were made now. */
export type Made<Page> = { page: Page; isCurrent: () => Promise<boolean> };

type Options<Page> = {
  make: (path: string) => Promise<Made<Page>>;
  /** Whether a page may be kept: an unknown address must not fill the memory. */
  keep: (page: Page) => boolean;
  /** Told when a page could not be made anew, and its last good copy is served instead. */
  onStale: (path: string, error: unknown) => void;
};

type Entry<Page> = Made<Page> & {
  revision: number /** Until then (ms since 1970) not tried again. */;
  goodUntil: number;
};

const entriesMax = 600;
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
      const made = kept !== undefined && (await kept.isCurrent()) ? kept : await this.#options.make(path);
      this.#entries.delete(path);
      if (this.#options.keep(made.page)) this.#put(path, { ...made, revision, goodUntil: 0 });
      return made.page;
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
