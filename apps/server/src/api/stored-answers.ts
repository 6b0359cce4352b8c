import type { ContentRevision } from "@site/db/content/content-revision";

export type StoredAnswer = { status: number; body: string };

/** Of all URLs and bodies together, in UTF-16 code units. */
const charactersMax = 8 * 1024 * 1024;

/**
 * Cache of API responses that depend on nothing but URL and content revision. A new revision clears it; above
 * `charactersMax` the oldest entries are evicted.
 */
export class ContentAnswers {
  readonly #content: Pick<ContentRevision, "read">;
  readonly #stored = new Map<string, StoredAnswer>();
  #revision = -1;
  #characters = 0;

  constructor(content: Pick<ContentRevision, "read">) {
    this.#content = content;
  }

  /** @param compute called on a cache miss. @throws the error of `compute` */
  async get(url: string, compute: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
    const { answer, revision } = await this.lookUp(url);
    if (answer !== null) return answer;
    const computed = await compute();
    this.store(url, computed, revision);
    return computed;
  }

  /** @returns the cached answer or null, and the current revision, which `store` wants with a computed answer */
  async lookUp(url: string): Promise<{ answer: StoredAnswer | null; revision: number }> {
    // While the database can't be read, cached answers stay valid.
    const revision = await this.#content.read().catch(() => this.#revision);
    if (revision !== this.#revision) this.#clear(revision);
    return { answer: this.#stored.get(url) ?? null, revision };
  }

  /**
   * Caches a 200 response, unless the content has changed since its `lookUp`. The size is bounded, because a client can
   * invent any number of URLs.
   */
  store(url: string, answer: StoredAnswer, revision: number): void {
    if (answer.status !== 200 || revision !== this.#revision) return;
    if (!this.#stored.has(url)) this.#characters += url.length + answer.body.length;
    this.#stored.set(url, answer);
    for (const [oldest, { body }] of this.#stored) {
      if (this.#characters <= charactersMax) return;
      this.#stored.delete(oldest);
      this.#characters -= oldest.length + body.length;
    }
  }

  #clear(revision: number): void {
    this.#stored.clear();
    this.#characters = 0;
    this.#revision = revision;
  }
}
