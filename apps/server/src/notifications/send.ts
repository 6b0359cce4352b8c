import { type Delivered, type Delivery, perhapsWaitMs, waitMsMax } from "@site/db/outbox/outbox";

/**
 * Delivers a message, or several in one email.
 * @param signal aborted when the process ends: the sender must close its connection
 * @returns null: the message no longer applies, and is deleted unsent
 * @throws Undeliverable if a retry can't succeed, PerhapsDelivered if a retry may deliver a second copy, any other
 * error if a retry can succeed
 */
export type Send = (delivery: Delivery, signal: AbortSignal) => Promise<Delivered | null>;

export class Undeliverable extends Error {}

/** Thrown if the server got the whole message and didn't respond. */
export class PerhapsDelivered extends Error {}

type Failure = { code?: unknown; responseCode?: unknown; cause?: unknown };

/** The reason in the message's row. It must not be logged, because it may quote an address. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** The code for the log. Unlike an error's message, it can't quote a visitor's input. */
export function failureCode(error: unknown): string {
  if (error instanceof Undeliverable) return "UNDELIVERABLE";
  if (error instanceof PerhapsDelivered) return `PERHAPS_DELIVERED ${failureCode(error.cause)}`;
  if (!(error instanceof Error)) return "UNKNOWN";
  const { code, responseCode, cause }: Failure = error;
  const codes = [responseCode, code].filter((part) => typeof part === "number" || typeof part === "string");
  if (codes.length > 0) return codes.join(" ");
  return cause instanceof Error ? failureCode(cause) : error.name;
}

/** Whether the server refused the user or the password. */
export function isLoginRefused(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EAUTH";
}

export const timing = {
  /** Timeout of a webhook call, and of an email until its server has the whole message. */
  deliveryMs: 60_000,
  /** Timeout of the server's response to the message. A shorter one causes duplicates (RFC 5321, 4.5.3.2.6). */
  acceptMs: 600_000,
  leaseMs: 60_000,
  /** The wait after the first failure, doubled after each further failure. */
  retryMs: 15_000,
  /** The longest wait: all messages are delivered within five minutes of a server's recovery. */
  retryMsMax: waitMsMax - 60_000,
  /** Almost three days with `retryMsMax`, because a mail server may be down from Friday night to Monday morning. */
  attemptsMax: 1_000,
  /** The wait before the office gets another copy of an email that was perhaps delivered. */
  perhapsMs: perhapsWaitMs,
  perhapsMax: 3,
  pollMs: 10_000,
  /** Concurrent deliveries to each address of the office, to all visitors, and to the webhook. */
  slots: 5,
  /** How long current deliveries may take when the process ends. */
  stopMs: 6_000,
};

export type Timing = typeof timing;
