import { busyRetrySeconds, waitingFormRendersMax, waitingRendersMax } from "../../configuration/limits.ts";
import { Refusal } from "../../http/refusal.ts";

/** Who waits for a page, the first to be served first. */
const priorities = ["form", "visitor", "warm-up"] as const;
export type Priority = (typeof priorities)[number];

const waitingMax: Record<Priority, number> = {
  /** The answer to a form holds what a visitor typed, or a lead's reference. */
  form: waitingFormRendersMax,
  visitor: waitingRendersMax,
  "warm-up": Number.POSITIVE_INFINITY,
};

type Waiting = { key: string; start: () => void };

/** Pages that wait for a renderer, in order of who wants them. */
export class RenderQueue {
  readonly #concurrency: number;
  readonly #waiting: Record<Priority, Waiting[]> = { form: [], visitor: [], "warm-up": [] };
  #running = 0;

  /** @param concurrency renderings at a time */
  constructor(concurrency: number) {
    this.#concurrency = concurrency;
  }

  /**
   * @param key by which `hasten` finds the rendering
   * @throws Refusal when too many of this priority wait already
   */
  async run<T>(key: string, priority: Priority, render: () => Promise<T>): Promise<T> {
    if (this.#running < this.#concurrency) this.#running++;
    else await this.#turn(key, priority);
    try {
      return await render();
    } finally {
      this.#passOn();
    }
  }

  /** A visitor wants a page that waits with the warm-up's. */
  hasten(key: string): void {
    const index = this.#waiting["warm-up"].findIndex((waiting) => waiting.key === key);
    if (index !== -1) this.#waiting.visitor.push(...this.#waiting["warm-up"].splice(index, 1));
  }

  #turn(key: string, priority: Priority): Promise<void> {
    const queue = this.#waiting[priority];
    if (queue.length >= waitingMax[priority]) throw new Refusal("busy", busyRetrySeconds);
    return new Promise((resolve) => queue.push({ key, start: resolve }));
  }

  /** The place of a rendering that ended goes to the next one in the queue. */
  #passOn(): void {
    const queue = priorities.map((priority) => this.#waiting[priority]).find(({ length }) => length > 0);
    const next = queue?.shift();
    if (next === undefined) this.#running--;
    else next.start();
  }
}
