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

type LaneOptions = { db: Db; channel: Channel; send: Send; log: Log; timing: Timing };

/** One channel's way out of the outbox. Each has its own, so that a webhook that hangs keeps no mail waiting. */
export class Lane {
  readonly #options: LaneOptions;
  readonly #underWay = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | null = null;
  #look: Promise<void> | null = null;
  #lookAgain = false;
  #stopped = true;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  start(): void {
    this.#stopped = false;
    this.wake();
  }

  /** Something may be due: looks now, or right after the present look. */
  wake(): void {
    if (this.#stopped) return;
    this.#lookAgain = this.#look !== null;
    this.#look ??= this.#takeDue().finally(() => {
      this.#look = null;
      if (this.#lookAgain) this.wake();
    });
  }

  /** Lets what is under way end; nothing new begins. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#look;
    await Promise.all(this.#underWay);
  }

  async #takeDue(): Promise<void> {
    const { db, channel, log, timing } = this.#options;
    const free = timing.slots - this.#underWay.size;
    // Without a free slot there is nothing to look for: the next delivery that ends wakes the lane.
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
      // The message stays leased: when the lease runs out it is tried again.
      .catch((error) => log.warn({ err: error, notification: notification.id }, "the outbox could not be written"))
      .finally(() => {
        this.#underWay.delete(delivery);
        this.wake();
      });
    this.#underWay.add(delivery);
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

  /** Doubling, with a fifth of chance in it so that messages that failed together don't come back together. */
  #retryAt(attempts: number): Date | null {
    const { attemptsMax, retryMs, retryMsMax } = this.#options.timing;
    if (attempts >= attemptsMax) return null;
    const wait = Math.min(retryMs * 2 ** (attempts - 1), retryMsMax);
    return new Date(Date.now() + wait * (0.8 + Math.random() * 0.4));
  }
}
