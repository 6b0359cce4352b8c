import type { LeasedNotification } from "@site/db/outbox/outbox";

/**
 * Delivers one message, at least once: it may run twice for one message, but not for one that is marked as sent.
 * @param signal aborts a delivery that takes too long; the sender must close its connection
 * @throws Undeliverable when a retry can't succeed, any other error when it can
 */
export type Send = (notification: LeasedNotification, signal: AbortSignal) => Promise<void>;

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
