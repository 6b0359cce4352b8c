import type { RateLimits } from "../configuration/limits.ts";
import type { ClientAddress, SenderOf } from "../http/client/client.ts";
import type { Metrics } from "../http/log/metrics.ts";
import { Refusal } from "../http/refusal.ts";
import { RateLimiter } from "./rate-limiter.ts";

type Options = { limits: RateLimits; senderOf: SenderOf; metrics: Pick<Metrics, "refused"> };

/** Which client is served, and which one has to come back later. */
export class Admission {
  readonly limiter: RateLimiter;
  readonly #metrics: Options["metrics"];

  constructor({ limits, senderOf, metrics }: Options) {
    this.limiter = new RateLimiter(limits, senderOf);
    this.#metrics = metrics;
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

  /**
   * A file that is not there costs a read, and counts as a sign of a scanner.
   * @throws Refusal when the client has asked too often
   */
  chargeMissing(ip: ClientAddress): void {
    this.charge(ip);
    this.miss(ip);
  }

  /** A client has asked for what is not there. */
  miss(ip: ClientAddress): void {
    this.limiter.take("notFounds", ip);
  }
}
