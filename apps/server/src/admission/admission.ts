import { type RateLimits, rateWindowMs, readsPerNotFound } from "../configuration/limits.ts";
import type { ClientAddress, SenderOf } from "../http/client/client.ts";
import type { Metrics } from "../http/log/metrics.ts";
import { Refusal } from "../http/refusal.ts";
import { type Balance, Budget } from "./budget.ts";

/** What a request spends of. Many requests for unknown addresses are the mark of a scanner. */
export type Account = "writes" | "reads" | "notFounds";

type Options = { limits: RateLimits; senderOf: SenderOf; metrics: Pick<Metrics, "refused"> };

/** The budgets of all senders. */
export class Admission {
  readonly #senderOf: SenderOf;
  readonly #metrics: Options["metrics"];
  readonly #budgets: Record<Account, Budget | null>;

  constructor({ limits: { writes, reads }, senderOf, metrics }: Options) {
    const budgetOf = (max: number) => (max === 0 ? null : new Budget({ max, windowMs: rateWindowMs }));
    this.#senderOf = senderOf;
    this.#metrics = metrics;
    this.#budgets = {
      writes: budgetOf(writes),
      reads: budgetOf(reads),
      notFounds: budgetOf(Math.ceil(reads / readsPerNotFound)),
    };
  }

  /** null: no limit applies to this sender. */
  take(account: Account, ip: ClientAddress, cost = 1): Balance | null {
    const sender = this.#senderOf(ip);
    return sender === null ? null : (this.#budgets[account]?.take(sender, cost) ?? null);
  }

  /** The balance of a sender that has asked for too many unknown addresses. null: of any other sender. */
  scannerBalance(ip: ClientAddress): Balance | null {
    const sender = this.#senderOf(ip);
    const balance = sender === null ? null : (this.#budgets.notFounds?.peek(sender) ?? null);
    return balance?.allowed === false ? balance : null;
  }

  /**
   * Charges one read for a page that must be rendered.
   * @param waiting "form": the page answers a form post, so a suspected scanner gets it too, because a visitor's input
   * or a lead's reference would be lost otherwise
   * @throws Refusal 429 when the client has no reads left or is a suspected scanner
   */
  chargeRender(ip: ClientAddress, waiting: "form" | "visitor" = "visitor"): void {
    const balance = (waiting === "form" ? null : this.scannerBalance(ip)) ?? this.take("reads", ip);
    if (balance === null || balance.allowed) return;
    this.#metrics.refused("limited", "render");
    throw new Refusal("limited", balance.waitSeconds);
  }

  /** Charges one read for an unknown address, and counts it against the client. @throws Refusal as `chargeRender` */
  chargeNotFound(ip: ClientAddress): void {
    this.chargeRender(ip);
    this.take("notFounds", ip);
  }
}
