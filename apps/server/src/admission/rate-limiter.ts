import {
  countedClientsMax,
  cspReportsMax,
  oneClicksPerWrite,
  type RateLimits,
  rateWindowMs,
  readsPerNotFound,
} from "../configuration/limits.ts";
import type { ClientAddress, SenderOf } from "../http/client/client.ts";
import { type Balance, Budget } from "./budget.ts";

export const unlimited: RateLimits = { writes: 0, reads: 0 };

export type Account = "writes" | "oneClicks" | "reads" | "notFounds" | "cspReports";

/** What every sender has left, by what it asks for. */
export class RateLimiter {
  readonly #senderOf: SenderOf;
  readonly #budgets: Record<Account, Budget | null>;

  constructor({ writes, reads }: RateLimits, senderOf: SenderOf) {
    this.#senderOf = senderOf;
    this.#budgets = {
      writes: open(writes),
      oneClicks: open(writes * oneClicksPerWrite),
      reads: open(reads),
      notFounds: open(Math.ceil(reads / readsPerNotFound)),
      cspReports: open(cspReportsMax),
    };
  }

  /** null: this sender is not counted. */
  take(account: Account, ip: ClientAddress, cost = 1): Balance | null {
    const sender = this.#countedAs(account, ip);
    return sender === null ? null : (this.#budgets[account]?.take(sender, cost) ?? null);
  }

  /** What `take` would answer, without spending. */
  look(account: Account, ip: ClientAddress): Balance | null {
    const sender = this.#countedAs(account, ip);
    return sender === null ? null : (this.#budgets[account]?.look(sender) ?? null);
  }

  /** Reports fill the log, and no visitor sees one refused: those of unknown senders share one budget. */
  #countedAs(account: Account, ip: ClientAddress): string | null {
    return this.#senderOf(ip) ?? (account === "cspReports" ? "unknown" : null);
  }
}

function open(max: number): Budget | null {
  return max === 0 ? null : new Budget({ max, windowMs: rateWindowMs, clientsMax: countedClientsMax });
}
