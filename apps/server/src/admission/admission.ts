import type { RateLimits } from "../configuration/limits.ts";
import type { ClientAddress, SenderOf } from "../http/client/client.ts";
import type { Metrics } from "../http/log/metrics.ts";
import { Refusal } from "../http/refusal.ts";
import { RateLimiter } from "./rate-limiter.ts";

type Options = { limits: RateLimits; senderOf: SenderOf; metrics: Pick<Metrics, "refused"> };

/** Rate limits that a handler applies once it knows what the request costs. */
export class Admission {
  readonly limiter: RateLimiter;
  readonly #metrics: Options["metrics"];

  constructor({ limits, senderOf, metrics }: Options) {
    this.limiter = new RateLimiter(limits, senderOf);
    this.#metrics = metrics;
  }

  /**
   * Charges one read for a page that must be rendered.
   * @param priority "form": the page answers a form post, so a suspected scanner gets it too, because a visitor's input
   * or a lead's reference would be lost otherwise
   * @throws Refusal 429 when the client has no reads left or is a suspected scanner
   */
  chargeRender(ip: ClientAddress, priority: "form" | "visitor" = "visitor"): void {
    // Many requests for unknown addresses are the mark of a scanner.
    const scanBalance = priority === "form" ? null : this.limiter.peek("notFounds", ip);
    for (const balance of [scanBalance, this.limiter.take("reads", ip)]) {
      if (balance === null || balance.allowed) continue;
      this.#metrics.refused("limited", "render");
      throw new Refusal("limited", balance.waitSeconds);
    }
  }

  /**
   * Charges one read for an unknown address and records it against the client.
   * @throws Refusal as `chargeRender`
   */
  chargeNotFound(ip: ClientAddress): void {
    this.chargeRender(ip);
    this.recordNotFound(ip);
  }

  /** Counts a 404 against the client: too many mark a scanner. */
  recordNotFound(ip: ClientAddress): void {
    this.limiter.take("notFounds", ip);
  }
}
