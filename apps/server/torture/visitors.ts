import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { doors, send } from "./doors.ts";
import { type Intent, newIntent } from "./people.ts";

export type Visit = { intent: Intent /** The references in the answers. */; references: string[] };

/** Where a request goes: an instance that may be restarted at another address, or a proxy. */
export type Target = { readonly url: Promise<string> };

/** Concurrent visitors who fill in forms and retry. Each request goes to any of the targets. */
export class Visitors {
  readonly visits: Visit[] = [];
  readonly unexpected: string[] = [];
  requests = 0;
  unanswered = 0;
  readonly #targets: readonly Target[];
  readonly #onRequest: () => void;
  #ending = false;
  #all: Promise<void>[] = [];

  /** @param onRequest called when a request is sent */
  constructor(targets: readonly Target[], onRequest: () => void = () => {}) {
    this.#targets = targets;
    this.#onRequest = onRequest;
  }

  start(count: number): void {
    this.#ending = false;
    this.#all = Array.from({ length: count }, () => this.#visit());
  }

  /** Starts no more visits; resolves when those that have started are finished. */
  async end(): Promise<void> {
    this.#ending = true;
    await Promise.all(this.#all);
  }

  async #visit(): Promise<void> {
    while (!this.#ending) {
      const visit: Visit = { intent: newIntent(this.visits.length), references: [] };
      this.visits.push(visit);
      await this.#sendUntilAnswered(visit);
      // A double click, or a reload followed by a second submission.
      if (Math.random() < 0.15) await this.#sendUntilAnswered(visit);
      await delay(Math.random() * 60);
    }
  }

  /** Retries the intent through random doors; one visitor in thirty gives up after the first failure. */
  async #sendUntilAnswered(visit: Visit): Promise<void> {
    const willRetry = Math.random() > 1 / 30;
    do {
      const url = await this.#targets[randomInt(this.#targets.length)]?.url;
      if (url === undefined) throw new Error("There is no target.");
      this.requests++;
      this.#onRequest();
      try {
        const door = doors[randomInt(doors.length)] ?? "REST";
        const reference = await send(url, door, visit.intent);
        if (reference !== null) return void visit.references.push(reference);
        this.unanswered++;
      } catch (error) {
        this.unexpected.push(String(error));
        return;
      }
      await delay(5);
    } while (willRetry);
  }
}
