import type { ContentRevision } from "@site/db/content/content-revision";

export type Answer = { status: number; body: string };

const charactersMax = 8 * 1024 * 1024;

/** Answers that follow from their address and the content alone, stored until the content changes. */
export class ContentAnswers {
  readonly #content: Pick<ContentRevision, "read">;
  readonly #stored = new Map<string, Answer>();
  #revision = -1;
  #characters = 0;

  constructor(content: Pick<ContentRevision, "read">) {
    this.#content = content;
  }

  /** @param make called when no answer is stored. @throws what `make` throws */
  async get(url: string, make: () => Promise<Answer>): Promise<Answer> {
    const { answer, revision } = await this.look(url);
    if (answer !== null) return answer;
    const made = await make();
    this.store(url, made, revision);
    return made;
  }

  /** The stored answer, or null and the revision of the content that an answer made now belongs to. */
  async look(url: string): Promise<{ answer: Answer | null; revision: number }> {
    // While the database can't be read, stored answers stay valid.
    const revision = await this.#content.read().catch(() => this.#revision);
    if (revision !== this.#revision) this.#forget(revision);
    return { answer: this.#stored.get(url) ?? null, revision };
  }

  /** Stores a success, unless the content has changed since its `look`. The oldest answers are evicted, because anybody may invent addresses. */
  store(url: string, answer: Answer, revision: number): void {
    if (answer.status !== 200 || revision !== this.#revision) return;
    if (!this.#stored.has(url)) this.#characters += url.length + answer.body.length;
    this.#stored.set(url, answer);
    for (const [oldest, { body }] of this.#stored) {
      if (this.#characters <= charactersMax) return;
      this.#stored.delete(oldest);
      this.#characters -= oldest.length + body.length;
    }
  }

  #forget(revision: number): void {
    this.#stored.clear();
    this.#characters = 0;
    this.#revision = revision;
  }
}
