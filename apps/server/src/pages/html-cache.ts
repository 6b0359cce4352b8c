type Options<Page> = {
  /** A number that changes when any page may have changed. */
  revision: () => Promise<number>;
  make: (path: string) => Promise<Page>;
  /** Whether a page may be kept: an unknown address must not fill the memory. */
  keep: (page: Page) => boolean;
};

const entriesMax = 600;

/** Pages per content revision. Two requests for one cold page make it once. */
export class HtmlCache<Page> {
  readonly #options: Options<Page>;
  readonly #pages = new Map<string, Promise<Page>>();
  #revision = -1;

  constructor(options: Options<Page>) {
    this.#options = options;
  }

  async get(path: string): Promise<Page> {
    const revision = await this.#options.revision();
    if (revision !== this.#revision) {
      this.#pages.clear();
      this.#revision = revision;
    }
    const known = this.#pages.get(path);
    if (known !== undefined) return known;
    const making = this.#options.make(path);
    this.#pages.set(path, making);
    try {
      const page = await making;
      if (!this.#options.keep(page)) this.#pages.delete(path);
      this.#bound();
      return page;
    } catch (error) {
      this.#pages.delete(path);
      throw error;
    }
  }

  #bound(): void {
    const oldest = this.#pages.keys().next().value;
    if (this.#pages.size > entriesMax && oldest !== undefined) this.#pages.delete(oldest);
  }
}
