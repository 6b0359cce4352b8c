import { type Delivered, type Delivery, perhapsWaitMs, waitMsMax } from "@site/db/outbox/outbox";

/**
 * Sends one message, or several messages in one email.
 * @param signal aborts when the process ends; the function must then close its connection
 * @returns null if the message is obsolete, so its row in the outbox can be deleted
 * @throws Undeliverable if no retry can succeed
 * @throws PerhapsDelivered if the message may already have been delivered, so a retry may deliver a second copy
 * @throws any other error if a retry may succeed
 */
export type Send = (delivery: Delivery, signal: AbortSignal) => Promise<Delivered | null>;

export class Undeliverable extends Error {}

/** The server received the whole message but never said whether it accepted the message. */
export class PerhapsDelivered extends Error {}

type Failure = { code?: unknown; responseCode?: unknown; cause?: unknown };

/**
 * The reason that is stored in the message's row in the outbox. Don't log it, because it may contain a visitor's
 * address.
 */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** The code of an error, for the log. A code never contains what a visitor typed; an error's message may. */
export function failureCode(error: unknown): string {
  if (error instanceof Undeliverable) return "UNDELIVERABLE";
  if (error instanceof PerhapsDelivered) return `PERHAPS_DELIVERED ${failureCode(error.cause)}`;
  if (!(error instanceof Error)) return "UNKNOWN";
  const { code, responseCode, cause }: Failure = error;
  const codes = [responseCode, code].filter((part) => typeof part === "number" || typeof part === "string");
  if (codes.length > 0) return codes.join(" ");
  return cause instanceof Error ? failureCode(cause) : error.name;
}

export function isLoginRefused(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EAUTH";
}

export const timing = {
  /** How long a call of the webhook may take, or the transfer of an email to the mail server. */
  deliveryMs: 60_000,
  /**
   * How long a mail server that has received the whole message may take to accept it. RFC 5321, section 4.5.3.2.6, asks
   * for ten minutes, because a sender that gives up earlier causes duplicates.
   */
  acceptMs: 600_000,
  leaseMs: 60_000,
  /** How long we wait after the first failure. The wait doubles after each further failure. */
  retryMs: 15_000,
  /**
   * The longest wait between two attempts. It is under five minutes, so when a server recovers, all messages are
   * delivered within five minutes.
   */
  retryMsMax: waitMsMax - 60_000,
  /**
   * A mail server may be down from Friday night to Monday morning. With the waits above, 1,000 attempts take almost
   * three days.
   */
  attemptsMax: 1_000,
  /** How long we wait before we send an email to the office again if the server may already have accepted it. */
  perhapsMs: perhapsWaitMs,
  perhapsMax: 3,
  pollMs: 10_000,
  /**
   * The maximum number of concurrent deliveries to each office address, to the webhook, and to all visitors together.
   */
  slots: 5,
  /** How long current deliveries may continue after the process was asked to end, before they are aborted. */
  stopMs: 6_000,
};

export type Timing = typeof timing;
