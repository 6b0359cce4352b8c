import { confirmationsMax, confirmationsPerHourMax, countedClientsMax, rateWindowMs } from "../configuration/limits.ts";

export type Balance = {
  allowed: boolean;
  max: number;
  remaining: number;
  /** Seconds until the budget is full again or, after a refusal, until the request would be allowed. */
  waitSeconds: number;
};

type Options = { max: number; windowMs: number; clientsMax?: number; now?: () => number };

/**
 * Limits each client's rate by the generic cell rate algorithm, which stores one number per client: the time at which
 * the budget is full again. Above `clientsMax` clients, the one that was idle longest is forgotten.
 */
export class Budget {
  readonly #max: number;
  readonly #windowMs: number;
  readonly #clientsMax: number;
  readonly #now: () => number;
  readonly #fullAt = new Map<string, number>();

  constructor({ max, windowMs, clientsMax = countedClientsMax, now = () => performance.now() }: Options) {
    this.#max = max;
    this.#windowMs = windowMs;
    this.#clientsMax = clientsMax;
    this.#now = now;
  }

  /** Spends `cost`, or the whole budget if `cost` is larger than that. If less is left, it spends nothing. */
  take(client: string, cost = 1): Balance {
    const msEach = this.#windowMs / this.#max;
    const before = Math.max((this.#fullAt.get(client) ?? 0) - this.#now(), 0);
    const after = before + Math.min(cost, this.#max) * msEach;
    // Sums of fractions aren't exact, so an excess of a thousandth of a request is allowed.
    const allowed = after - this.#windowMs <= msEach / 1000;
    const usedMs = allowed ? after : before;
    const remaining = Math.max(Math.floor((this.#windowMs - usedMs) / msEach + 0.001), 0);
    const waitSeconds = Math.max(Math.ceil((allowed ? after : after - this.#windowMs) / 1000), 1);
    if (allowed) this.#remember(client, usedMs);
    return { allowed, max: this.#max, remaining, waitSeconds };
  }

  #remember(client: string, usedMs: number): void {
    // The client is deleted first, because the map's order must be the order of last use.
    this.#fullAt.delete(client);
    this.#fullAt.set(client, this.#now() + usedMs);
    const [idlest = client] = this.#fullAt.keys();
    if (this.#fullAt.size > this.#clientsMax) this.#fullAt.delete(idlest);
  }
}

const everyone = "everyone";
const hourMs = 60 * 60_000;

/** Limits confirmation emails for each sender and in total, because a script may enter other people's addresses. */
export class ConfirmationBudget {
  readonly #ofSender: Budget;
  readonly #ofAll: Budget;

  constructor(now = () => performance.now()) {
    this.#ofSender = new Budget({ max: confirmationsMax, windowMs: rateWindowMs, now });
    this.#ofAll = new Budget({ max: confirmationsPerHourMax, windowMs: hourMs, now });
  }

  /** @param sender null: unknown @returns 0 if the email is allowed, otherwise the seconds until one is */
  take(sender: string | null): number {
    const own = sender === null ? null : this.#ofSender.take(sender);
    if (own?.allowed === false) return own.waitSeconds;
    const { allowed, waitSeconds } = this.#ofAll.take(everyone);
    return allowed ? 0 : waitSeconds;
  }
}
