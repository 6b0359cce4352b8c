import type { Db } from "@site/db/open";
import {
  dropNotifications,
  leaseDigest,
  leaseNotifications,
  markNotificationFailed,
  markNotificationsSent,
  nextNotificationAt,
} from "@site/db/outbox/outbox";
import { type Channel, canaryReference } from "@site/db/outbox/queue";
import type { Metrics } from "../http/log/metrics.ts";
import { type Delivery, failureCode, failureReason, Pointless, type Send, type Timing, Undeliverable } from "./send.ts";

export type Log = { warn: (fields: object, message: string) => void };

type WorkerOptions = {
  db: Db;
  channel: Channel;
  send: Send;
  log: Log;
  metrics: Pick<Metrics, "delivered">;
  officeMailsMax: number;
  /** Queues the messages for which it is time. Called at most once in `pollMs`. null: other workers do */
  queueDue: (() => Promise<void>) | null;
  timing: Timing;
};

/** Delivers the messages of one channel. One worker per channel, so that a webhook that hangs delays no mail. */
export class ChannelWorker {
  readonly #options: WorkerOptions;
  readonly #inFlight = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | null = null;
  #polling: Promise<void> | null = null;
  #pollAgain = false;
  #stopped = true;
  /** When the clock was last looked at, in ms of `performance.now`. */
  #queuedAt = Number.NEGATIVE_INFINITY;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#stopped = false;
    this.wake();
  }

  /** Polls the outbox now, or once more after the poll that is running. */
  wake(): void {
    if (this.#stopped) return;
    this.#pollAgain = this.#polling !== null;
    this.#polling ??= this.#leaseDue().finally(() => {
      this.#polling = null;
      if (this.#pollAgain) this.wake();
    });
  }

  /** Begins no delivery any more. Resolves when those in flight have ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#polling;
    await Promise.all(this.#inFlight);
  }

  async #leaseDue(): Promise<void> {
    const { db, channel, log, timing } = this.#options;
    const free = timing.slots - this.#inFlight.size;
    // No poll without a free slot: the next delivery that ends wakes the worker.
    if (free === 0) return;
    try {
      await this.#queueDue();
      for (const delivery of await this.#leaseDigests()) this.#begin(delivery);
      for (const leased of await leaseNotifications(db, { channel, limit: free, leaseMs: timing.leaseMs })) {
        this.#begin([leased]);
      }
      const due = await nextNotificationAt(db, channel);
      this.#sleep(due === null ? timing.pollMs : Math.max(due.getTime() - Date.now(), 0) + 5);
    } catch (error) {
      log.warn({ err: error, channel }, "the outbox could not be read");
      this.#sleep(timing.pollMs);
    }
  }

  async #queueDue(): Promise<void> {
    const { queueDue, timing } = this.#options;
    if (queueDue === null || performance.now() - this.#queuedAt < timing.pollMs) return;
    this.#queuedAt = performance.now();
    await queueDue();
  }

  /** In a flood, the mails to one address of the office are one delivery. */
  async #leaseDigests(): Promise<Delivery[]> {
    const { db, channel, officeMailsMax: min, timing } = this.#options;
    if (channel !== "email" || min === 0) return [];
    const digests: Delivery[] = [];
    for (const kind of ["office", "reminder", "escalation"] as const) {
      const leased = await leaseDigest(db, { kind, min, leaseMs: timing.leaseMs });
      for (const [first, ...others] of Map.groupBy(leased, ({ recipient }) => recipient).values())
        if (first !== undefined) digests.push([first, ...others]);
    }
    return digests;
  }

  #sleep(milliseconds: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => this.wake(), Math.min(milliseconds, this.#options.timing.pollMs));
    this.#timer.unref();
  }

  #begin(delivery: Delivery): void {
    const { log } = this.#options;
    const delivering = this.#deliver(delivery)
      // The messages stay leased and are retried when the lease runs out.
      .catch((error) => log.warn({ err: error, notification: delivery[0].id }, "the outbox could not be written"))
      .finally(() => {
        this.#inFlight.delete(delivering);
        this.wake();
      });
    this.#inFlight.add(delivering);
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const { db, channel, send, metrics, timing } = this.#options;
    const ids = delivery.map(({ id }) => id);
    let recipient: string;
    try {
      recipient = await send(delivery, AbortSignal.timeout(timing.deliveryMs));
    } catch (error) {
      if (error instanceof Pointless) return dropNotifications(db, ids);
      return this.#fail(delivery, error);
    }
    await markNotificationsSent(db, ids, recipient);
    metrics.delivered(channel, kindOf(delivery), delivery.length > 1 ? "digest" : "sent", delivery.length);
  }

  async #fail(delivery: Delivery, error: unknown): Promise<void> {
    const { db, channel, log, metrics } = this.#options;
    const [{ id, attempts }] = delivery;
    // One time for all of a digest, so that they are one digest again.
    const retryAt = error instanceof Undeliverable ? null : this.#retryAt(attempts);
    for (const notification of delivery) await markNotificationFailed(db, notification, failureReason(error), retryAt);
    metrics.delivered(channel, kindOf(delivery), retryAt === null ? "dead" : "failed", delivery.length);
    log.warn(
      { notification: id, channel, attempts, code: failureCode(error), retryAt },
      retryAt === null ? "notification given up" : "notification failed",
    );
  }

  /**
   * Exponential backoff with 20 % jitter, so that messages that failed together are not retried together. null:
   * dead-letter.
   */
  #retryAt(attempts: number): Date | null {
    const { attemptsMax, retryMs, retryMsMax } = this.#options.timing;
    if (attempts >= attemptsMax) return null;
    const wait = Math.min(retryMs * 2 ** (attempts - 1), retryMsMax);
    return new Date(Date.now() + wait * (0.8 + Math.random() * 0.4));
  }
}

/** As the metrics name it. */
function kindOf([{ kind, reference }]: Delivery): string {
  return reference === canaryReference ? "canary" : kind;
}
