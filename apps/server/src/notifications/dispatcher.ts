import type { Db } from "@site/db/open";
import {
  type Channel,
  type LeasedNotification,
  leaseNotifications,
  markNotificationFailed,
  markNotificationSent,
  nextNotificationAt,
} from "@site/db/outbox";

/** Delivers one message, or throws. It may run twice for one message, never for one that is marked as sent. */
export type Send = (notification: LeasedNotification) => Promise<void>;

export type DispatcherOptions = {
  db: Db;
  send: Partial<Record<Channel, Send>>;
  log: { warn: (fields: object, message: string) => void };
  /** Longer than the longest delivery: only a process that died lets a lease run out. */
  leaseMs?: number;
  attemptsMax?: number;
  /** The wait after the first failure; it doubles with every further one. */
  retryMs?: number;
};

const batchSize = 10;
const retryMsMax = 6 * 60 * 60 * 1000;
const pollMs = 30_000;

/** Empties the outbox: at once when a lead comes in, later when a message is due again. At least once, never silent. */
export class Dispatcher {
  readonly #options: Required<DispatcherOptions>;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #again = false;
  #stopped = true;

  constructor(options: DispatcherOptions) {
    this.#options = { leaseMs: 120_000, attemptsMax: 12, retryMs: 15_000, ...options };
  }

  start(): void {
    this.#stopped = false;
    this.wake();
  }

  /** Something may be due: looks now, or right after the present look. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#running !== null) {
      this.#again = true;
      return;
    }
    this.#running = this.#work().finally(() => {
      this.#running = null;
      if (this.#again) {
        this.#again = false;
        this.wake();
      }
    });
  }

  /** Lets what is under way end; nothing new begins. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#running;
  }

  async #work(): Promise<void> {
    const { db, leaseMs, log } = this.#options;
    if (this.#timer !== null) clearTimeout(this.#timer);
    try {
      while (!this.#stopped) {
        const leased = await leaseNotifications(db, { limit: batchSize, leaseMs });
        if (leased.length === 0) break;
        await Promise.all(leased.map((notification) => this.#deliver(notification)));
      }
      if (!this.#stopped) await this.#sleepUntilDue();
    } catch (error) {
      log.warn({ err: error }, "the outbox could not be read");
      this.#sleep(pollMs);
    }
  }

  async #sleepUntilDue(): Promise<void> {
    const due = await nextNotificationAt(this.#options.db);
    // Another process, or a person with a SQL shell, may make a message due: so it looks now and then in any case.
    this.#sleep(Math.min(due === null ? pollMs : Math.max(due.getTime() - Date.now(), 0) + 5, pollMs));
  }

  #sleep(milliseconds: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => this.wake(), milliseconds);
    this.#timer.unref();
  }

  async #deliver(notification: LeasedNotification): Promise<void> {
    const { db, send, log } = this.#options;
    const { id, channel, attempts } = notification;
    try {
      const deliver = send[channel];
      if (deliver === undefined) throw new Error(`The channel ${channel} is not configured.`);
      await deliver(notification);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const retryAt = this.#retryAt(attempts);
      // The reason may quote a recipient: it goes to the row, not to the log.
      await markNotificationFailed(db, id, reason, retryAt);
      log.warn(
        { notification: id, channel, attempts, retryAt },
        retryAt === null ? "notification given up" : "notification failed",
      );
      return;
    }
    await markNotificationSent(db, id);
  }

  /** Doubling, with a fifth of chance in it so that messages that failed together don't come back together. */
  #retryAt(attempts: number): Date | null {
    const { attemptsMax, retryMs } = this.#options;
    if (attempts >= attemptsMax) return null;
    const wait = Math.min(retryMs * 2 ** (attempts - 1), retryMsMax);
    return new Date(Date.now() + wait * (0.8 + Math.random() * 0.4));
  }
}
