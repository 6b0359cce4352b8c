import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { entryPoints } from "../../apps/server/src/test/entry-points.ts";
import { type Intent, newIntent, send } from "../../apps/server/src/test/intents.ts";

/** references: those in the answers, one for each time that the intent was answered */
export type Visit = { intent: Intent; references: string[] };

/** Where a request goes: a server that may be started again at another address, or a proxy. */
export type Target = { readonly url: Promise<string> };

/** Concurrent visitors who fill in forms and retry. Each request goes to any of the targets, through any entry point. */
export class Visitors {
  readonly visits: Visit[] = [];
  /** Answers that were neither a reference nor "try again". */
  readonly unexpected: string[] = [];
  requests = 0;
  unanswered = 0;
  readonly #targets: readonly Target[];
  #isEnding = false;
  #all: Promise<void>[] = [];

  constructor(targets: readonly Target[]) {
    this.#targets = targets;
  }

  start(count: number): void {
    this.#isEnding = false;
    this.#all = Array.from({ length: count }, () => this.#visit());
  }

  /** Starts no more visits; resolves when those that have started are finished. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await Promise.all(this.#all);
  }

  async #visit(): Promise<void> {
    while (!this.#isEnding) {
      const visit: Visit = { intent: newIntent(this.visits.length), references: [] };
      this.visits.push(visit);
      await this.#sendUntilAnswered(visit);
      // A double click, or a reload followed by a second submission.
      if (Math.random() < 0.15) await this.#sendUntilAnswered(visit);
      await delay(Math.random() * 250);
    }
  }

  /** One visitor in thirty gives up after the first failure. */
  async #sendUntilAnswered(visit: Visit): Promise<void> {
    const willRetry = Math.random() > 1 / 30;
    do {
      const target = this.#targets[randomInt(this.#targets.length)];
      const url = (await target?.url) ?? "";
      this.requests += 1;
      try {
        const reference = await send(url, entryPoints[randomInt(entryPoints.length)] ?? "REST", visit.intent);
        if (reference !== null) return void visit.references.push(reference);
        this.unanswered += 1;
      } catch (error) {
        this.unexpected.push(String(error));
        return;
      }
      await delay(5);
    } while (willRetry);
  }
}
