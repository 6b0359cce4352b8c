import { type ClientAddress, isNearby, networkOf } from "../client.ts";
import { countedClientsMax, cspReportsMax, oneClicksPerWrite, rateWindowMs, readsPerNotFound } from "../limits.ts";
import { type Balance, Budget } from "./budget.ts";

export type RateLimit = {
  /** Requests a client and ten minutes; 0: as many as it likes. */
  max: number;
  /** Whether this machine and private networks are clients like any other. */
  countsNearby: boolean;
};

export type RateLimits = { writes: RateLimit; reads: RateLimit };

export const unlimited: RateLimits = {
  writes: { max: 0, countsNearby: false },
  reads: { max: 0, countsNearby: false },
};

export type Account = "writes" | "oneClicks" | "reads" | "notFounds" | "cspReports";

/** What every client has left, by what it asks for. */
export class RateLimiter {
  readonly #budgets: Record<Account, { budget: Budget; countsNearby: boolean } | null>;

  constructor({ writes, reads }: RateLimits) {
    this.#budgets = {
      writes: open(writes),
      oneClicks: open({ ...writes, max: writes.max * oneClicksPerWrite }),
      reads: open(reads),
      notFounds: open({ ...reads, max: Math.ceil(reads.max / readsPerNotFound) }),
      cspReports: open({ max: cspReportsMax, countsNearby: true }),
    };
  }

  /** null: this client is not counted. */
  take(account: Account, ip: ClientAddress, cost = 1): Balance | null {
    return ip === undefined ? null : (this.#budgetOf(account, ip)?.take(networkOf(ip), cost) ?? null);
  }

  /** What `take` would answer, without spending. */
  look(account: Account, ip: ClientAddress): Balance | null {
    return ip === undefined ? null : (this.#budgetOf(account, ip)?.look(networkOf(ip)) ?? null);
  }

  #budgetOf(account: Account, ip: string): Budget | null {
    const known = this.#budgets[account];
    return known === null || (!known.countsNearby && isNearby(ip)) ? null : known.budget;
  }
}

function open({ max, countsNearby }: RateLimit) {
  if (max === 0) return null;
  return { budget: new Budget({ max, windowMs: rateWindowMs, clientsMax: countedClientsMax }), countsNearby };
}
