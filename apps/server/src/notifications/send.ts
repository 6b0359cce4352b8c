import { type Delivered, type Delivery, perhapsWaitMs, waitMsMax } from "@site/db/outbox/outbox";

/**
 * Delivers one message, or several in one email.
 * @param signal aborts when the process ends; the function must then close its connection
 * @returns null if the message no longer applies, so that its row can be deleted
 * @throws Undeliverable if a retry can't succeed; PerhapsDelivered if a retry may deliver a second copy; any other
 * error if a retry may succeed
 */
export type Send = (delivery: Delivery, signal: AbortSignal) => Promise<Delivered | null>;

export class Undeliverable extends Error {}

/** Thrown if the server got the whole message and did not respond. */
export class PerhapsDelivered extends Error {}

type Failure = { code?: unknown; responseCode?: unknown; cause?: unknown };

/** The reason that is stored in the message's row. Don't log it, because it may contain an address. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** The code that is logged. Unlike an error's message, it can't contain a visitor's input. */
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
  /** How long a webhook call may take, or an email up to the end of its message. */
  deliveryMs: 60_000,
  /** How long the server may take to accept a message. RFC 5321, 4.5.3.2.6: a shorter limit causes duplicates. */
  acceptMs: 600_000,
  leaseMs: 60_000,
  /** The wait after the first failure. It doubles after each further failure. */
  retryMs: 15_000,
  /** The longest wait, so that all messages are delivered within five minutes after a server has recovered. */
  retryMsMax: waitMsMax - 60_000,
  /** The attempts last almost three days, because a mail server may be down from Friday night to Monday morning. */
  attemptsMax: 1_000,
  /** If an email to the office was perhaps delivered, it is sent again after this time. */
  perhapsMs: perhapsWaitMs,
  perhapsMax: 3,
  pollMs: 10_000,
  /** How many deliveries may run at once to each office address, to all visitors together, and to the webhook. */
  slots: 5,
  /** How long current deliveries may take when the process ends. */
  stopMs: 6_000,
};

export type Timing = typeof timing;
