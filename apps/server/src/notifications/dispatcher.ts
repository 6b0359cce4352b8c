import { entriesOf } from "@site/content/entries-of";
import { queueClockMails } from "@site/db/leads/clock";
import type { Db } from "@site/db/open";
import {
  type Delivery,
  dropNotifications,
  leaseDue,
  markDeliveryFailed,
  markNotificationsSent,
} from "@site/db/outbox/outbox";
import { type Channel, canaryReference } from "@site/db/outbox/queue";
import type { PageContext } from "@site/trpc-router/context";
import type { Env } from "../configuration/env.ts";
import { type Metrics, noMetrics } from "../http/log/metrics.ts";
import { emailSender } from "./email.ts";
import { morningDigest } from "./kinds/digest.ts";
import { notifyPolicy } from "./notify-policy.ts";
import { timing as defaultTiming, failureCode, failureReason, type Send, type Timing, Undeliverable } from "./send.ts";
import { webhookSender } from "./webhook.ts";

type DispatcherOptions = {
  env: Pick<Env, "mail" | "webhook" | "reportTimeZone" | "secretKeys">;
  context: PageContext;
  log: { warn: (fields: object, message: string) => void };
  metrics?: Pick<Metrics, "delivered">;
  timing?: Partial<Timing>;
};

/** A configured channel, with the deliveries that are under way. */
type Open = { channel: Channel; send: Send; inFlight: Set<Promise<void>> };

/**
 * Delivers the outbox at least once: new messages at once, failed ones when their retry is due. It logs every failure. Each
 * channel has slots of its own, so that a webhook that hangs delays no mail.
 */
export class Dispatcher {
  readonly #db: Db;
  readonly #log: DispatcherOptions["log"];
  readonly #metrics: Pick<Metrics, "delivered">;
  readonly #timing: Timing;
  readonly #channels: readonly Open[];
  /** Queues what follows from the time: reminders, escalations and the digest. */
  readonly #lookAtClock: () => Promise<void>;
  #lookedAt = Number.NEGATIVE_INFINITY;
  /** undefined: not started, or stopped. */
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> | null = null;
  #pollAgain = false;

  constructor({ env, context, log, metrics = noMetrics, timing }: DispatcherOptions) {
    const { mail, webhook, reportTimeZone: timeZone, secretKeys } = env;
    const { db, site, origin } = context;
    this.#db = db;
    this.#log = log;
    this.#metrics = metrics;
    this.#timing = { ...defaultTiming, ...timing };
    const senders: Record<Channel, Send | null> = {
      email: mail && emailSender({ db, site, origin, timeZone, linkKey: secretKeys[0] ?? null, ...mail }),
      webhook: webhook && webhookSender({ db, ...webhook }),
    };
    this.#channels = entriesOf(senders).flatMap(([channel, send]) =>
      send === null ? [] : [{ channel, send, inFlight: new Set<Promise<void>>() }],
    );
    const policy = notifyPolicy(env);
    const queueDigest = morningDigest(db, policy, timeZone);
    this.#lookAtClock = async () => {
      await queueClockMails(db, policy);
      if (mail?.digest) await queueDigest();
    };
  }

  start(): void {
    if (this.#channels.length === 0) return;
    this.#timer = setInterval(() => this.wake(), this.#timing.pollMs).unref();
    this.wake();
  }

  /** A message may be due: polls the outbox now, or once more after the poll that is running. */
  wake(): void {
    if (this.#timer === undefined) return;
    this.#pollAgain = this.#polling !== null;
    this.#polling ??= this.#poll().finally(() => {
      this.#polling = null;
      if (this.#pollAgain) this.wake();
    });
  }

  /** Begins no delivery any more. Resolves when those in flight have ended. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#polling;
    await Promise.all(this.#channels.flatMap(({ inFlight }) => [...inFlight]));
  }

  async #poll(): Promise<void> {
    const { pollMs, slots, leaseMs } = this.#timing;
    try {
      if (performance.now() - this.#lookedAt >= pollMs) {
        this.#lookedAt = performance.now();
        await this.#lookAtClock();
      }
      for (const open of this.#channels) {
        // A channel without a free slot is polled when its next delivery ends.
        const limit = slots - open.inFlight.size;
        if (limit <= 0) continue;
        const deliveries = await leaseDue(this.#db, { channel: open.channel, limit, leaseMs });
        for (const delivery of deliveries) this.#begin(open, delivery);
      }
    } catch (error) {
      this.#log.warn({ err: error }, "the outbox could not be read");
    }
  }

  #begin({ channel, send, inFlight }: Open, delivery: Delivery): void {
    const delivering = this.#deliver(channel, send, delivery)
      // The messages stay leased and are retried when the lease runs out.
      .catch((error) => this.#log.warn({ err: error, notification: delivery[0].id }, "the outbox could not be written"))
      .finally(() => {
        inFlight.delete(delivering);
        this.wake();
      });
    inFlight.add(delivering);
  }

  async #deliver(channel: Channel, send: Send, delivery: Delivery): Promise<void> {
    const ids = delivery.map(({ id }) => id);
    let recipient: string | null;
    try {
      recipient = await send(delivery, AbortSignal.timeout(this.#timing.deliveryMs));
    } catch (error) {
      return this.#fail(channel, delivery, error);
    }
    if (recipient === null) return dropNotifications(this.#db, ids);
    await markNotificationsSent(this.#db, ids, recipient);
    this.#metrics.delivered(channel, kindOf(delivery), delivery.length > 1 ? "roundup" : "sent", delivery.length);
  }

  async #fail(channel: Channel, delivery: Delivery, error: unknown): Promise<void> {
    const [{ id, attempts }] = delivery;
    const retryAt = error instanceof Undeliverable ? null : this.#retryAt(attempts);
    await markDeliveryFailed(this.#db, delivery, failureReason(error), retryAt);
    this.#metrics.delivered(channel, kindOf(delivery), retryAt === null ? "dead" : "failed", delivery.length);
    this.#log.warn(
      { notification: id, channel, attempts, code: failureCode(error), retryAt },
      retryAt === null ? "notification given up" : "notification failed",
    );
  }

  /** Exponential backoff. null: dead-letter. */
  #retryAt(attempts: number): Date | null {
    const { attemptsMax, retryMs, retryMsMax } = this.#timing;
    if (attempts >= attemptsMax) return null;
    const wait = Math.min(retryMs * 2 ** (attempts - 1), retryMsMax);
    return new Date(Date.now() + wait);
  }
}

/** The kind, as the metrics name it: a test lead is no lead. */
function kindOf([{ kind, reference }]: Delivery): string {
  return reference === canaryReference ? "canary" : kind;
}
