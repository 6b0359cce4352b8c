import { setImmediate as turn } from "node:timers/promises";
import { busyRetrySeconds, rendersMax, turnsPerRender, waitingFormRendersMax, waitingRendersMax } from "../limits.ts";
import { Refusal } from "./refusal.ts";

/**
 * Lets a few renderings run at a time and a few more wait: rendering is what costs, and what is not begun can be
 * refused. Answers to a form are urgent: their queue is longer and goes first.
 */
export class RenderGate {
  #running = 0;
  readonly #urgent: (() => void)[] = [];
  readonly #ordinary: (() => void)[] = [];

  get waiting(): number {
    return this.#urgent.length + this.#ordinary.length;
  }

  /** @throws Refusal when too many wait already */
  async run<T>(render: () => Promise<T>, urgent = false): Promise<T> {
    if (this.#running >= rendersMax) await this.#turn(urgent);
    else this.#running++;
    try {
      return await render();
    } finally {
      void this.#passOn();
    }
  }

  /** Whoever waits takes over the place of the one that has ended, once others had their chance to be heard. */
  async #passOn(): Promise<void> {
    for (let turns = 0; turns < turnsPerRender; turns++) await turn();
    const next = this.#urgent.shift() ?? this.#ordinary.shift();
    if (next === undefined) this.#running--;
    else next();
  }

  #turn(urgent: boolean): Promise<void> {
    const [queue, waitingMax] = urgent ? [this.#urgent, waitingFormRendersMax] : [this.#ordinary, waitingRendersMax];
    if (queue.length >= waitingMax) throw new Refusal("busy", busyRetrySeconds);
    return new Promise((resolve) => queue.push(resolve));
  }
}
