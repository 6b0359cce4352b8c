import { setTimeout as delay } from "node:timers/promises";
import type { ClientAddress, SenderOf } from "../client.ts";
import { readRefusalMs } from "../limits.ts";
import type { Metrics } from "../operations/metrics.ts";
import { RateLimiter, type RateLimits } from "./rate-limiter.ts";
import { ReadGate } from "./read-gate.ts";
import { Refusal } from "./refusal.ts";
import { RenderGate } from "./render-gate.ts";

type Options = {
  limits: RateLimits;
  senderOf: SenderOf;
  metrics: Pick<Metrics, "refused" | "rendered">;
  now?: () => number;
};

/** Who is served, and who has to come back later: pages and reads wait before leads do. */
export class Admission {
  readonly limiter: RateLimiter;
  readonly #gate = new RenderGate();
  readonly #reads = new ReadGate();
  readonly #metrics: Options["metrics"];
  readonly #now: () => number;

  constructor({ limits, senderOf, metrics, now = () => performance.now() }: Options) {
    this.limiter = new RateLimiter(limits, senderOf);
    this.#metrics = metrics;
    this.#now = now;
  }

  /**
   * What a page that has to be rendered, or a file that is not there, costs its client: a read.
   * @param urgent it answers a form: a visitor's words are in it, or a lead's reference
   * @throws Refusal when the client has asked too often
   */
  charge(ip: ClientAddress, urgent = false): void {
    // A client that has asked for many addresses that are not there is a scanner: it waits.
    const spent = [urgent ? null : this.limiter.look("notFounds", ip), this.limiter.take("reads", ip)];
    for (const balance of spent) {
      if (balance === null || balance.allowed) continue;
      this.#metrics.refused("limited", "render");
      throw new Refusal("limited", balance.waitSeconds);
    }
  }

  /** A client has asked for what is not there. */
  miss(ip: ClientAddress): void {
    this.limiter.take("notFounds", ip);
  }

  /** Renders when its turn comes. @throws Refusal when too much is to be done already */
  async render<T>(make: () => Promise<T>, urgent = false): Promise<T> {
    try {
      return await this.#gate.run(() => this.#measured(make), urgent);
    } catch (error) {
      if (error instanceof Refusal) this.#metrics.refused(error.reason, "render");
      throw error;
    }
  }

  /** Before a read of data: resolves when its turn comes. @throws Refusal when too many wait already */
  async read(): Promise<void> {
    try {
      await this.#reads.pass();
    } catch (error) {
      if (error instanceof Refusal) this.#metrics.refused(error.reason, "read");
      // Meanwhile those who ask can't ask again over this connection, and the door is free for others.
      await delay(readRefusalMs, undefined, { ref: false });
      throw error;
    }
  }

  async #measured<T>(make: () => Promise<T>): Promise<T> {
    const began = this.#now();
    const made = await make();
    this.#metrics.rendered(this.#now() - began);
    return made;
  }
}
