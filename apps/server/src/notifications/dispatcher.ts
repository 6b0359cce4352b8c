import { entriesOf } from "@site/content/entries-of";
import { queueClockMails } from "@site/db/leads/clock";
import type { Db } from "@site/db/open";
import { isOfficeKind } from "@site/db/outbox/kinds";
import {
  type Delivered,
  type Delivery,
  dropNotifications,
  leaseDue,
  markDeliveryFailed,
  markNotificationsSent,
  renewLease,
} from "@site/db/outbox/outbox";
import { type Channel, canaryReference } from "@site/db/outbox/queue";
import type { PageContext } from "@site/trpc-router/context";
import type { Env } from "../configuration/env.ts";
import { type Metrics, noMetrics } from "../http/log/metrics.ts";
import { emailSender } from "./email.ts";
import { morningDigest } from "./kinds/digest.ts";
import { notifyPolicy } from "./notify-policy.ts";
import {
  timing as defaultTiming,
  failureCode,
  failureReason,
  isLoginRefused,
  PerhapsDelivered,
  type Send,
  type Timing,
  Undeliverable,
} from "./send.ts";
import { webhookSender } from "./webhook.ts";

type DispatcherOptions = {
  env: Env;
  context: PageContext;
  log: { warn: (fields: object, message: string) => void };
  metrics?: Pick<Metrics, "delivered">;
  timing?: Partial<Timing>;
};

/** `pausedUntil` is a time of `performance.now()`, or 0 if the channel is not paused. */
type Open = { channel: Channel; send: Send; inFlight: Map<Delivery, Promise<void>>; pausedUntil: number };

/**
 * Delivers the messages in the outbox. The transaction that stores a lead also stores one message for each office
 * address, one for the webhook and one for the visitor.
 *
 * The dispatcher leases the messages that are due, and renews each lease during the delivery. A lease therefore expires
 * only if the process has died. Another process may then deliver the message.
 *
 * Each recipient has its own slots, because a slow mail server must not delay messages to the other recipients.
 *
 * If a mail server received the whole message but never responded, it may have accepted the message. The dispatcher
 * then sends the office another copy hours later, but sends no second copy to a visitor.
 *
 * If a server refuses our login, the channel pauses, because providers lock an account after many failed logins.
 */
export class Dispatcher {
  readonly #db: Db;
  readonly #log: DispatcherOptions["log"];
  readonly #metrics: Pick<Metrics, "delivered">;
  readonly #timing: Timing;
  readonly #channels: readonly Open[];
  readonly #lookAtClock: () => Promise<void>;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> | null = null;
  #pollAgain = false;
  readonly #ending = new AbortController();

  constructor({ env, context, log, metrics = noMetrics, timing }: DispatcherOptions) {
    const { mail, webhook, reportTimeZone: timeZone, secretKeys } = env;
    const { zone: hoursZone } = env.officeHours;
    const { db, site, origin } = context;
    this.#db = db;
    this.#log = log;
    this.#metrics = metrics;
    this.#timing = { ...defaultTiming, ...timing };
    const senders: Record<Channel, Send | null> = {
      email: mail && emailSender({ db, site, origin, timeZone, hoursZone, secretKeys, ...mail, timing: this.#timing }),
      webhook: webhook && webhookSender({ db, ...webhook, deliveryMs: this.#timing.deliveryMs }),
    };
    this.#channels = entriesOf(senders).flatMap(([channel, send]) =>
      send === null ? [] : [{ channel, send, inFlight: new Map<Delivery, Promise<void>>(), pausedUntil: 0 }],
    );
    const policy = notifyPolicy(env);
    const lookAtMorning = morningDigest(db, policy, timeZone, mail?.digest ?? false);
    this.#lookAtClock = async () => {
      await queueClockMails(db, policy);
      await lookAtMorning();
    };
  }

  start(): void {
    if (this.#channels.length === 0) return;
    this.#timer = setInterval(() => this.wake(), this.#timing.pollMs).unref();
    this.wake();
  }

  /** Does nothing before `start` and after `stop`. */
  wake(): void {
    if (this.#timer === undefined) return;
    this.#pollAgain = this.#polling !== null;
    this.#polling ??= this.#poll().finally(() => {
      this.#polling = null;
      if (this.#pollAgain) this.wake();
    });
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#polling;
    const abort = setTimeout(() => this.#ending.abort(), this.#timing.stopMs);
    await Promise.all(this.#channels.flatMap(({ inFlight }) => [...inFlight.values()]));
    clearTimeout(abort);
  }

  async #poll(): Promise<void> {
    const { pollMs, slots, leaseMs } = this.#timing;
    try {
      if (performance.now() - this.#lookedAt >= pollMs) {
        this.#lookedAt = performance.now();
        await this.#lookAtClock();
      }
      for (const open of this.#channels) {
        const { channel, inFlight } = open;
        let deliveries: Delivery[];
        do {
          if (performance.now() < open.pausedUntil || (open.pausedUntil > 0 && inFlight.size > 0)) break;
          // After a refused login, only one message is sent, to find out whether the login works again.
          const few = open.pausedUntil > 0 ? { listedMax: 1 } : {};
          deliveries = await leaseDue(this.#db, { channel, slots, leaseMs, underWay: [...inFlight.keys()], ...few });
          for (const delivery of deliveries) this.#begin(open, delivery);
          // One call may return only messages for one recipient, so this loop leases messages until none is left.
        } while (deliveries.length > 0 && this.#timer !== undefined);
      }
    } catch (error) {
      this.#log.warn({ err: error }, "the outbox could not be read");
    }
  }

  #begin(open: Open, delivery: Delivery): void {
    const { inFlight } = open;
    const delivering = this.#deliver(open, delivery)
      .catch((error) => this.#log.warn({ err: error, notification: delivery[0].id }, "the outbox could not be written"))
      .finally(() => {
        inFlight.delete(delivery);
        this.wake();
      });
    inFlight.set(delivery, delivering);
  }

  async #deliver(open: Open, delivery: Delivery): Promise<void> {
    const { channel } = open;
    const endLease = this.#holdLease(delivery);
    let delivered: Delivered | null;
    try {
      delivered = await open.send(delivery, this.#ending.signal);
    } catch (error) {
      return this.#fail(open, delivery, await endLease(), error);
    }
    open.pausedUntil = 0;
    await endLease();
    const ids = delivery.map(({ id }) => id);
    if (delivered === null) return dropNotifications(this.#db, ids);
    await markNotificationsSent(this.#db, ids, delivered);
    this.#metrics.delivered(channel, kindOf(delivery), delivery.length > 1 ? "roundup" : "sent", delivery.length);
  }

  /** @returns a function that stops the renewal and resolves to the time at which the lease expires */
  #holdLease(delivery: Delivery): () => Promise<string> {
    const { leaseMs } = this.#timing;
    let [{ leasedUntil }] = delivery;
    let renewing = Promise.resolve();
    const renew = async () => {
      leasedUntil = (await renewLease(this.#db, delivery, leasedUntil, leaseMs)) ?? leasedUntil;
    };
    const timer = setInterval(() => {
      renewing = renewing.then(renew).catch((error) => this.#log.warn({ err: error }, "a lease could not be renewed"));
    }, leaseMs / 3).unref();
    return async () => {
      clearInterval(timer);
      await renewing;
      return leasedUntil;
    };
  }

  async #fail(open: Open, delivery: Delivery, leasedUntil: string, error: unknown): Promise<void> {
    const { channel } = open;
    const [{ id, attempts }] = delivery;
    const isPerhapsDelivered = error instanceof PerhapsDelivered;
    const retryAt = this.#retryAt(delivery, error);
    open.pausedUntil = isLoginRefused(error) ? performance.now() + this.#timing.retryMsMax : 0;
    const failed = { reason: failureReason(error), retryAt, isPerhapsDelivered };
    await markDeliveryFailed(this.#db, delivery, leasedUntil, failed);
    this.#metrics.delivered(channel, kindOf(delivery), retryAt === null ? "dead" : "failed", delivery.length);
    this.#log.warn(
      { notification: id, channel, attempts, code: failureCode(error), retryAt },
      retryAt === null ? "notification given up" : "notification failed",
    );
  }

  #retryAt([{ kind, attempts, perhapsDelivered }]: Delivery, error: unknown): Date | null {
    const { attemptsMax, retryMs, retryMsMax, perhapsMs, perhapsMax } = this.#timing;
    if (error instanceof Undeliverable) return null;
    if (error instanceof PerhapsDelivered)
      return isOfficeKind(kind) && perhapsDelivered < perhapsMax ? new Date(Date.now() + perhapsMs) : null;
    if (attempts >= attemptsMax) return null;
    return new Date(Date.now() + Math.min(retryMs * 2 ** (attempts - 1), retryMsMax));
  }
}

function kindOf([{ kind, reference }]: Delivery): string {
  return reference === canaryReference ? "canary" : kind;
}
