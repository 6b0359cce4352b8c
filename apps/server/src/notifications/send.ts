import type { LeasedNotification } from "@site/db/outbox/outbox";

/**
 * Delivers one message, or throws. It may run twice for one message, never for one that is marked as sent.
 * @param signal ends a delivery that takes too long; the sender lets go of its connection
 */
export type Send = (notification: LeasedNotification, signal: AbortSignal) => Promise<void>;

/** Thrown by a sender where no later attempt can succeed. */
export class Undeliverable extends Error {}

type Failure = { code?: unknown; responseCode?: unknown; cause?: unknown };

/** What went wrong, for the message's row: it may quote an address. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** What went wrong, for the log: codes can't quote what a visitor typed. */
export function failureCode(error: unknown): string {
  if (error instanceof Undeliverable) return "UNDELIVERABLE";
  if (!(error instanceof Error)) return "UNKNOWN";
  const { code, responseCode, cause }: Failure = error;
  const words = [responseCode, code].filter((word) => typeof word === "number" || typeof word === "string");
  if (words.length > 0) return words.join(" ");
  return cause instanceof Error ? failureCode(cause) : error.name;
}
