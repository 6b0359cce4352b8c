import { busyRetrySeconds, readsATurn, waitingReadsMax } from "../limits.ts";
import { Refusal } from "./refusal.ts";

/**
 * Lets a few reads of data be done in each turn of the event loop, and some more wait for theirs. All that is ready in
 * one turn is done before Node looks at the door, where it lets in one newcomer a turn: turns have to be short.
 */
export class ReadGate {
  #passed = 0;
  #waiting = 0;
  #nextTurn: Promise<void> | null = null;

  /** @throws Refusal when too many wait already */
  async pass(): Promise<void> {
    if (this.#passed < readsATurn) return this.#enter();
    if (this.#waiting >= waitingReadsMax) throw new Refusal("busy", busyRetrySeconds);
    this.#waiting++;
    do await this.#nextTurn;
    while (this.#passed >= readsATurn);
    this.#waiting--;
    this.#enter();
  }

  #enter(): void {
    this.#passed++;
    this.#nextTurn ??= new Promise((resolve) => {
      setImmediate(() => {
        this.#passed = 0;
        this.#nextTurn = null;
        resolve();
      });
    });
  }
}
