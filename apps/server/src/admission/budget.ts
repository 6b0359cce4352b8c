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
 * Limits each client's rate with the generic cell rate algorithm, which stores one number per client: the time when the
 * client's budget will be full again. Above `clientsMax` clients, the one that was idle longest is forgotten.
 * @returns a function that spends `cost`, or the whole budget if `cost` exceeds it; if too little is left, it spends
 * nothing
 */
export function createBudget({
  max,
  windowMs,
  clientsMax = countedClientsMax,
  now = () => performance.now(),
}: Options) {
  const msEach = windowMs / max;
  const fullAt = new Map<string, number>();
  return (client: string, cost = 1): Balance => {
    const before = Math.max((fullAt.get(client) ?? 0) - now(), 0);
    const after = before + Math.min(cost, max) * msEach;
    // Sums of fractions aren't exact, so an excess of a thousandth of a request is allowed.
    const allowed = after - windowMs <= msEach / 1000;
    const usedMs = allowed ? after : before;
    const remaining = Math.max(Math.floor((windowMs - usedMs) / msEach + 0.001), 0);
    const waitSeconds = Math.max(Math.ceil((allowed ? after : after - windowMs) / 1000), 1);
    if (allowed) {
      // The client is deleted first, because the map's order must be the order of last use.
      fullAt.delete(client);
      fullAt.set(client, now() + usedMs);
      const [idlest = client] = fullAt.keys();
      if (fullAt.size > clientsMax) fullAt.delete(idlest);
    }
    return { allowed, max, remaining, waitSeconds };
  };
}

const hourMs = 60 * 60_000;

/**
 * Limits confirmation emails for each sender and in total, because a script may enter other people's addresses.
 * @returns a function that takes the sender (null: unknown) and returns the seconds until an email is allowed, or 0
 */
export function createConfirmationBudget(now = () => performance.now()) {
  const takeOwn = createBudget({ max: confirmationsMax, windowMs: rateWindowMs, now });
  const takeShared = createBudget({ max: confirmationsPerHourMax, windowMs: hourMs, now });
  return (sender: string | null): number => {
    const own = sender === null ? null : takeOwn(sender);
    if (own?.allowed === false) return own.waitSeconds;
    const { allowed, waitSeconds } = takeShared("everyone");
    return allowed ? 0 : waitSeconds;
  };
}
