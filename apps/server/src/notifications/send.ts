import { type Delivered, type Delivery, perhapsWaitMs, waitMsMax } from "@site/db/outbox/outbox";

/**
 * @param signal aborts when the process ends; the function must then close its connection
 * @returns null if the message is obsolete, so its row in the outbox can be deleted
 * @throws Undeliverable if no retry can succeed
 * @throws PerhapsDelivered if a retry may deliver a second copy
 * @throws any other error if a retry may succeed
 */
export type Send = (delivery: Delivery, signal: AbortSignal) => Promise<Delivered | null>;

export class Undeliverable extends Error {}

/** The server received the whole message but never said whether it accepted the message. */
export class PerhapsDelivered extends Error {}

type Failure = { code?: unknown; responseCode?: unknown; cause?: unknown };

/** Don't log this text, because it may contain a visitor's address. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** This code can be logged. Unlike an error's message, it never contains what a visitor typed. */
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
  /** RFC 5321, section 4.5.3.2.6, asks for ten minutes, because a sender that gives up earlier causes duplicates. */
  acceptMs: 600_000,
  leaseMs: 60_000,
  /** The wait after the first failure. It doubles after each further failure. */
  retryMs: 15_000,
  /** This wait is under five minutes, so that all messages are delivered soon after a server recovers. */
  retryMsMax: waitMsMax - 60_000,
  /** A mail server may be down over a weekend. With these waits, 1,000 attempts take almost three days. */
  attemptsMax: 1_000,
  perhapsMs: perhapsWaitMs,
  perhapsMax: 3,
  pollMs: 10_000,
  /** Concurrent deliveries to each office address, to the webhook, and to all visitors together. */
  slots: 5,
  /** After this time, a process that was asked to end aborts its deliveries. */
  stopMs: 6_000,
};

export type Timing = typeof timing;
