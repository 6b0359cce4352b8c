import { type Delivered, type Delivery, perhapsWaitMs, waitMsMax } from "@site/db/outbox/outbox";

/**
 * Delivers one message, at least once: it may run twice for one message, but not for one that is marked as sent.
 * @param signal the process ends; the sender must close its connection
 * @returns who got the message; null: the message is obsolete, and is deleted unsent
 * @throws Undeliverable when a retry can't succeed, PerhapsDelivered when it may be a copy, any other error when it can
 */
export type Send = (delivery: Delivery, signal: AbortSignal) => Promise<Delivered | null>;

/** A permanent failure: the message becomes dead without a retry. */
export class Undeliverable extends Error {}

/** The server has the whole message and has not said whether it took it. */
export class PerhapsDelivered extends Error {}

type Failure = { code?: unknown; responseCode?: unknown; cause?: unknown };

/** Failure text for the message's row. May quote an address, so it must not be logged. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** Failure code for the log: unlike an error's message, it can't quote a visitor's input. */
export function failureCode(error: unknown): string {
  if (error instanceof Undeliverable) return "UNDELIVERABLE";
  if (error instanceof PerhapsDelivered) return `PERHAPS_DELIVERED ${failureCode(error.cause)}`;
  if (!(error instanceof Error)) return "UNKNOWN";
  const { code, responseCode, cause }: Failure = error;
  const codes = [responseCode, code].filter((part) => typeof part === "number" || typeof part === "string");
  if (codes.length > 0) return codes.join(" ");
  return cause instanceof Error ? failureCode(cause) : error.name;
}

/** Whether the server refused user or password, as it will for every other message. */
export function isLoginRefused(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EAUTH";
}

/** Timing of deliveries; tests shorten it. */
export const timing = {
  /** Timeout of a post, and of an email until its server has the whole message. */
  deliveryMs: 60_000,
  /** RFC 5321 4.5.3.2.6: a client that stops waiting sooner causes duplicate deliveries. */
  acceptMs: 600_000,
  /** Renewed while a delivery takes longer, so that it runs out only if its process has died. */
  leaseMs: 60_000,
  /** Backoff after the first failure, doubled after every further one. */
  retryMs: 15_000,
  /** Upper bound of the backoff: five minutes after a server's recovery all messages are delivered. */
  retryMsMax: waitMsMax - 60_000,
  /** With `retryMsMax` close to three days, because a mail server may be down from Friday night to Monday morning. */
  attemptsMax: 1_000,
  /** Before the office gets an email again that was perhaps delivered. A visitor does not. */
  perhapsMs: perhapsWaitMs,
  /** More copies would be a nuisance. */
  perhapsMax: 3,
  /** Polls for retries, roundups, the clock of the leads, and for rows that another process or a SQL shell made due. */
  pollMs: 10_000,
  /** Concurrent deliveries to each recipient of the office, to all visitors, and to the webhook. */
  slots: 5,
  /** For deliveries under way at the end of the process. */
  stopMs: 6_000,
};

export type Timing = typeof timing;
