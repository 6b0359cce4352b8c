import { busyRetrySeconds, waitingFormRendersMax, waitingRendersMax } from "../../configuration/limits.ts";
import { Refusal } from "../../http/refusal.ts";

/** Highest priority first. */
const priorities = ["form", "visitor", "warm-up", "compression"] as const;
export type Priority = (typeof priorities)[number];

const waitingMax: Record<Priority, number> = {
  /** A longer queue, because the answer to a form holds a visitor's input or a lead's reference. */
  form: waitingFormRendersMax,
  visitor: waitingRendersMax,
  "warm-up": Number.POSITIVE_INFINITY,
  compression: Number.POSITIVE_INFINITY,
};

type Waiting = { key: string; start: () => void };

/** Bounded priority queue in front of the renderers. */
export class RenderQueue {
  readonly #concurrency: number;
  readonly #waiting: Record<Priority, Waiting[]> = { form: [], visitor: [], "warm-up": [], compression: [] };
  #running = 0;

  /** @param concurrency renderings at a time */
  constructor(concurrency: number) {
    this.#concurrency = concurrency;
  }

  /**
   * @param key identifies the render for `promote`
   * @throws Refusal 503 when the queue of this priority is full
   */
  async run<T>(key: string, priority: Priority, render: () => Promise<T>): Promise<T> {
    if (this.#running < this.#concurrency) this.#running++;
    else await this.#waitForSlot(key, priority);
    try {
      return await render();
    } finally {
      this.#releaseSlot();
    }
  }

  /** Raises a waiting warm-up render to a visitor's priority. */
  promote(key: string): void {
    const index = this.#waiting["warm-up"].findIndex((waiting) => waiting.key === key);
    if (index !== -1) this.#waiting.visitor.push(...this.#waiting["warm-up"].splice(index, 1));
  }

  #waitForSlot(key: string, priority: Priority): Promise<void> {
    const queue = this.#waiting[priority];
    if (queue.length >= waitingMax[priority]) throw new Refusal("busy", busyRetrySeconds);
    return new Promise((resolve) => queue.push({ key, start: resolve }));
  }

  /** Hands the slot to the next render in the queue. */
  #releaseSlot(): void {
    const queue = priorities.map((priority) => this.#waiting[priority]).find(({ length }) => length > 0);
    const next = queue?.shift();
    if (next === undefined) this.#running--;
    else next.start();
  }
}
