export type Balance = {
  allowed: boolean;
  max: number;
  remaining: number;
  /** Allowed: until the budget is full again. Refused: until the same request would be allowed. */
  waitSeconds: number;
};

type Options = { max: number; windowMs: number; clientsMax: number; now?: () => number };

/**
 * Rate limit of each client by the generic cell rate algorithm: a budget refills evenly, so one number per client is
 * enough, the time at which the budget is full again. Evicts the client that was idle longest above `clientsMax`.
 */
export class Budget {
  readonly #max: number;
  readonly #windowMs: number;
  readonly #msEach: number;
  readonly #clientsMax: number;
  readonly #now: () => number;
  readonly #fullAt = new Map<string, number>();

  constructor({ max, windowMs, clientsMax, now = () => performance.now() }: Options) {
    this.#max = max;
    this.#windowMs = windowMs;
    this.#msEach = windowMs / max;
    this.#clientsMax = clientsMax;
    this.#now = now;
  }

  get clients(): number {
    return this.#fullAt.size;
  }

  /** Spends `cost` if the budget allows it. @param cost above the whole budget, the whole budget is spent */
  take(client: string, cost = 1): Balance {
    const balance = this.peek(client, cost);
    if (!balance.allowed) return balance;
    const used = this.#usedMs(client) + Math.min(cost, this.#max) * this.#msEach;
    // Deleted first, because the map's insertion order must be the order of last use.
    this.#fullAt.delete(client);
    this.#fullAt.set(client, this.#now() + used);
    this.#evictIdlest();
    return { ...balance, remaining: this.#remaining(used), waitSeconds: Math.ceil(used / 1000) };
  }

  /** The balance that `take` would return, without spending. */
  peek(client: string, cost = 1): Balance {
    const used = this.#usedMs(client);
    const missing = used + Math.min(cost, this.#max) * this.#msEach - this.#windowMs;
    // Tolerance of a thousandth of one request, because sums of floating-point steps are not exact.
    const allowed = missing <= this.#msEach / 1000;
    const waitSeconds = Math.max(Math.ceil((allowed ? used : missing) / 1000), 1);
    return { allowed, max: this.#max, remaining: this.#remaining(used), waitSeconds };
  }

  #usedMs(client: string): number {
    const now = this.#now();
    return Math.max((this.#fullAt.get(client) ?? now) - now, 0);
  }

  #remaining(usedMs: number): number {
    return Math.max(Math.floor((this.#windowMs - usedMs) / this.#msEach + 0.001), 0);
  }

  #evictIdlest(): void {
    const idlest = this.#fullAt.keys().next().value;
    if (this.#fullAt.size > this.#clientsMax && idlest !== undefined) this.#fullAt.delete(idlest);
  }
}
