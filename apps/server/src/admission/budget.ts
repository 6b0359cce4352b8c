export type Balance = {
  allowed: boolean;
  max: number;
  remaining: number;
  /** Until everything is refilled, or, where nothing was allowed, until it would be. */
  waitSeconds: number;
};

type Options = { max: number; windowMs: number; clientsMax: number; now?: () => number };

/**
 * What each client may still do. A budget refills evenly, so a client is one number: the moment at which nothing of it
 * would be used any more (the generic cell rate algorithm).
 */
export class Budget {
  readonly #max: number;
  readonly #windowMs: number;
  readonly #msEach: number;
  readonly #clientsMax: number;
  readonly #now: () => number;
  readonly #refilledAt = new Map<string, number>();

  constructor({ max, windowMs, clientsMax, now = () => performance.now() }: Options) {
    this.#max = max;
    this.#windowMs = windowMs;
    this.#msEach = windowMs / max;
    this.#clientsMax = clientsMax;
    this.#now = now;
  }

  get clients(): number {
    return this.#refilledAt.size;
  }

  /** Spends, if there is enough. @param cost more than the whole budget counts as the whole */
  take(client: string, cost = 1): Balance {
    const balance = this.look(client, cost);
    if (!balance.allowed) return balance;
    const used = this.#usedMs(client) + Math.min(cost, this.#max) * this.#msEach;
    // Taken out and put back: the map's order is who was seen last.
    this.#refilledAt.delete(client);
    this.#refilledAt.set(client, this.#now() + used);
    this.#bound();
    return { ...balance, remaining: this.#left(used), waitSeconds: Math.ceil(used / 1000) };
  }

  /** What `take` would answer, without spending. */
  look(client: string, cost = 1): Balance {
    const used = this.#usedMs(client);
    const missing = used + Math.min(cost, this.#max) * this.#msEach - this.#windowMs;
    // A thousandth of what one costs: the sum of many steps is not exact.
    const allowed = missing <= this.#msEach / 1000;
    const waitSeconds = Math.max(Math.ceil((allowed ? used : missing) / 1000), 1);
    return { allowed, max: this.#max, remaining: this.#left(used), waitSeconds };
  }

  #usedMs(client: string): number {
    const now = this.#now();
    return Math.max((this.#refilledAt.get(client) ?? now) - now, 0);
  }

  #left(usedMs: number): number {
    return Math.max(Math.floor((this.#windowMs - usedMs) / this.#msEach + 0.001), 0);
  }

  #bound(): void {
    const idlest = this.#refilledAt.keys().next().value;
    if (this.#refilledAt.size > this.#clientsMax && idlest !== undefined) this.#refilledAt.delete(idlest);
  }
}
