import type { ContentRevision } from "@site/db/content-revision";

export type Answer = { status: number; body: string };

const charactersMax = 8 * 1024 * 1024;

/** Answers that follow from their address and the content alone, kept while the content stays the same. */
export class ContentAnswers {
  readonly #content: Pick<ContentRevision, "read">;
  readonly #kept = new Map<string, Answer>();
  #revision = -1;
  #characters = 0;

  constructor(content: Pick<ContentRevision, "read">) {
    this.#content = content;
  }

  /** @param make called unless the answer is known; what it throws is the caller's */
  async get<Made extends Answer | null>(url: string, make: () => Promise<Made>): Promise<Answer | Made> {
    // While the database can't be read, what is known stays known.
    const revision = await this.#content.read().catch(() => this.#revision);
    if (revision !== this.#revision) this.#forget(revision);
    const known = this.#kept.get(url);
    if (known !== undefined) return known;
    const answer = await make();
    // The content may have changed meanwhile: then this answer is somebody's last look at the old one.
    if (answer?.status === 200 && revision === this.#revision) this.#keep(url, answer);
    return answer;
  }

  #forget(revision: number): void {
    this.#kept.clear();
    this.#characters = 0;
    this.#revision = revision;
  }

  /** Anybody may invent addresses: the oldest answers make room. */
  #keep(url: string, answer: Answer): void {
    if (!this.#kept.has(url)) this.#characters += url.length + answer.body.length;
    this.#kept.set(url, answer);
    for (const [oldest, { body }] of this.#kept) {
      if (this.#characters <= charactersMax) return;
      this.#kept.delete(oldest);
      this.#characters -= oldest.length + body.length;
    }
  }
}
