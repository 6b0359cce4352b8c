import type { Db } from "@site/db/open";
import {
  type Channel,
  type LeasedNotification,
  leaseNotifications,
  markNotificationFailed,
  markNotificationSent,
  nextNotificationAt,
} from "@site/db/outbox/outbox";
import { failureCode, failureReason, type Send, Undeliverable } from "./send.ts";
import type { Timing } from "./timing.ts";

export type Log = { warn: (fields: object, message: string) => void };

type WorkerOptions = { db: Db; channel: Channel; send: Send; log: Log; timing: Timing };

/** Delivers the messages of one channel. One worker per channel, so that a webhook that hangs delays no mail. */
export class ChannelWorker {
  readonly #options: WorkerOptions;
  readonly #inFlight = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | null = null;
  #polling: Promise<void> | null = null;
  #pollAgain = false;
  #stopped = true;

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
      for (const leased of await leaseNotifications(db, { channel, limit: free, leaseMs: timing.leaseMs })) {
        this.#begin(leased);
      }
      const due = await nextNotificationAt(db, channel);
      this.#sleep(due === null ? timing.pollMs : Math.max(due.getTime() - Date.now(), 0) + 5);
    } catch (error) {
      log.warn({ err: error, channel }, "the outbox could not be read");
      this.#sleep(timing.pollMs);
    }
  }

  #sleep(milliseconds: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => this.wake(), Math.min(milliseconds, this.#options.timing.pollMs));
    this.#timer.unref();
  }

  #begin(notification: LeasedNotification): void {
    const { log } = this.#options;
    const delivery = this.#deliver(notification)
      // The message stays leased and is retried when the lease runs out.
      .catch((error) => log.warn({ err: error, notification: notification.id }, "the outbox could not be written"))
      .finally(() => {
        this.#inFlight.delete(delivery);
        this.wake();
      });
    this.#inFlight.add(delivery);
  }

  async #deliver(notification: LeasedNotification): Promise<void> {
    const { db, send, timing } = this.#options;
    try {
      await send(notification, AbortSignal.timeout(timing.deliveryMs));
    } catch (error) {
      return this.#fail(notification, error);
    }
    await markNotificationSent(db, notification.id);
  }

  async #fail(notification: LeasedNotification, error: unknown): Promise<void> {
    const { db, channel, log } = this.#options;
    const { id, attempts } = notification;
    const retryAt = error instanceof Undeliverable ? null : this.#retryAt(attempts);
    await markNotificationFailed(db, notification, failureReason(error), retryAt);
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
