import {
  countedClientsMax,
  oneClicksPerWrite,
  type RateLimits,
  rateWindowMs,
  readsPerNotFound,
} from "../configuration/limits.ts";
import type { ClientAddress, SenderOf } from "../http/client/client.ts";
import { type Balance, Budget } from "./budget.ts";

export const unlimited: RateLimits = { writes: 0, reads: 0 };

export type Account = "writes" | "oneClicks" | "reads" | "notFounds";

/** One budget per sender and kind of request. */
export class RateLimiter {
  readonly #senderOf: SenderOf;
  readonly #budgets: Record<Account, Budget | null>;

  constructor({ writes, reads }: RateLimits, senderOf: SenderOf) {
    this.#senderOf = senderOf;
    this.#budgets = {
      writes: createBudget(writes),
      oneClicks: createBudget(writes * oneClicksPerWrite),
      reads: createBudget(reads),
      notFounds: createBudget(Math.ceil(reads / readsPerNotFound)),
    };
  }

  /** null: no limit applies to this sender. */
  take(account: Account, ip: ClientAddress, cost = 1): Balance | null {
    const sender = this.#senderOf(ip);
    return sender === null ? null : (this.#budgets[account]?.take(sender, cost) ?? null);
  }

  /** The balance that `take` would return, without spending. */
  peek(account: Account, ip: ClientAddress): Balance | null {
    const sender = this.#senderOf(ip);
    return sender === null ? null : (this.#budgets[account]?.peek(sender) ?? null);
  }
}

function createBudget(max: number): Budget | null {
  return max === 0 ? null : new Budget({ max, windowMs: rateWindowMs, clientsMax: countedClientsMax });
}
