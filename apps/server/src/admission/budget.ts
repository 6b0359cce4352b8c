import { confirmationsMax, confirmationsPerHourMax, countedClientsMax, rateWindowMs } from "../configuration/limits.ts";

export type Balance = {
  allowed: boolean;
  max: number;
  remaining: number;
  /** After an allowed request, the seconds until the budget is full; after a refused one, the seconds to wait. */
  waitSeconds: number;
};

type Options = { max: number; windowMs: number; clientsMax?: number; now?: () => number };

/** Uses the generic cell rate algorithm. It stores only the time at which a client's budget will be full again. */
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
    // Floating-point sums aren't exact, so a request may exceed the budget by a thousandth of a request.
    const allowed = after - windowMs <= msEach / 1000;
    const usedMs = allowed ? after : before;
    const remaining = Math.max(Math.floor((windowMs - usedMs) / msEach + 0.001), 0);
    const waitSeconds = Math.max(Math.ceil((allowed ? after : after - windowMs) / 1000), 1);
    if (allowed) {
      // Deleting the client first moves it to the end of the Map, so the first client is the one that was idle longest.
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
 * A script may enter other people's email addresses into the forms, so confirmation emails are limited.
 * @returns a function that returns 0 if an email may be sent now, or else the number of seconds to wait
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
