import { type Delivered, type Delivery, perhapsWaitMs, waitMsMax } from "@site/db/outbox/outbox";

/**
 * Delivers one message at least once: it may run twice for a message, but never for a message that is marked as sent.
 * @param signal the process ends; the sender must close its connection
 * @returns the recipient; null: the message is obsolete, and is deleted unsent
 * @throws Undeliverable if a retry can't succeed, PerhapsDelivered if a retry may deliver a copy, any other error if a
 * retry can succeed
 */
export type Send = (delivery: Delivery, signal: AbortSignal) => Promise<Delivered | null>;

/** A permanent failure: the message becomes dead without a retry. */
export class Undeliverable extends Error {}

/** The server has the whole message and has not said whether it accepted it. */
export class PerhapsDelivered extends Error {}

type Failure = { code?: unknown; responseCode?: unknown; cause?: unknown };

/** The failure's text for the message's row. It may quote an address, so it must not be logged. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** The failure's code for the log. Unlike an error's message, it can't quote a visitor's input. */
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
  /** Renewed while a delivery takes longer, so that it expires only if its process has died. */
  leaseMs: 60_000,
  /** The wait after the first failure, doubled after every further failure. */
  retryMs: 15_000,
  /** The longest wait: all messages are delivered within five minutes of a server's recovery. */
  retryMsMax: waitMsMax - 60_000,
  /** With `retryMsMax` this makes three days, because a mail server may be down from Friday night to Monday morning. */
  attemptsMax: 1_000,
  /** The wait before the office gets a perhaps delivered email again. A visitor does not get it again. */
  perhapsMs: perhapsWaitMs,
  /** The most copies that an office may get, because more would be a nuisance. */
  perhapsMax: 3,
  /** Polls for retries, roundups, the leads' due times, and rows that another process or a SQL shell made due. */
  pollMs: 10_000,
  /** Concurrent deliveries to each recipient of the office, to all visitors, and to the webhook. */
  slots: 5,
  /** The time for current deliveries at the end of the process. */
  stopMs: 6_000,
};

export type Timing = typeof timing;
