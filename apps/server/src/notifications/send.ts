import type { Delivery } from "@site/db/outbox/outbox";

/**
 * Delivers one message, at least once: it may run twice for one message, but not for one that is marked as sent.
 * @param signal aborts a delivery that takes too long; the sender must close its connection
 * @returns the address that got the message; null: there is nothing to say any more, so that it is deleted unsent
 * @throws Undeliverable when a retry can't succeed, any other error when it can
 */
export type Send = (delivery: Delivery, signal: AbortSignal) => Promise<string | null>;

/** A permanent failure: the message becomes dead without a retry. */
export class Undeliverable extends Error {}

type Failure = { code?: unknown; responseCode?: unknown; cause?: unknown };

/** Failure text for the message's row. May quote an address, so it must not be logged. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** Failure code for the log: unlike an error's message, it can't quote a visitor's input. */
export function failureCode(error: unknown): string {
  if (error instanceof Undeliverable) return "UNDELIVERABLE";
  if (!(error instanceof Error)) return "UNKNOWN";
  const { code, responseCode, cause }: Failure = error;
  const codes = [responseCode, code].filter((part) => typeof part === "number" || typeof part === "string");
  if (codes.length > 0) return codes.join(" ");
  return cause instanceof Error ? failureCode(cause) : error.name;
}

/** Timing of deliveries; tests shorten it. */
export const timing = {
  /** Timeout of one delivery, from connecting to the response. */
  deliveryMs: 45_000,
  /** Longer than `deliveryMs`, so that a lease only runs out if its process has died. */
  leaseMs: 60_000,
  /** Backoff after the first failure, doubled after every further one. */
  retryMs: 15_000,
  /** Upper bound of the backoff: five minutes after a server's recovery all messages are delivered. */
  retryMsMax: 240_000,
  /** With `retryMsMax` close to three days, because a mail server may be down from Friday night to Monday morning. */
  attemptsMax: 1_000,
  /** Polls for retries, roundups, the clock of the leads, and for what another process or a SQL shell made due. */
  pollMs: 10_000,
  /** Concurrent deliveries per channel. */
  slots: 10,
};

export type Timing = typeof timing;
