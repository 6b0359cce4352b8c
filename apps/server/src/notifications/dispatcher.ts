import { entriesOf } from "@site/content/entries-of";
import { queueClockMails } from "@site/db/leads/clock";
import type { Db } from "@site/db/open";
import {
  dropNotifications,
  leaseNotifications,
  leaseRoundups,
  listWaitingChannels,
  markNotificationFailed,
  markNotificationsSent,
  nextNotificationAt,
} from "@site/db/outbox/outbox";
import { type Channel, canaryReference, type NotifyPolicy } from "@site/db/outbox/queue";
import type { PageContext } from "@site/trpc-router/context";
import type { Env } from "../configuration/env.ts";
import { type Metrics, noMetrics } from "../http/log/metrics.ts";
import { emailSender } from "./email.ts";
import { morningDigest } from "./kinds/digest.ts";
import { kinds } from "./kinds/kinds.ts";
import { notifyPolicy } from "./notify-policy.ts";
import {
  type Delivery,
  timing as defaultTiming,
  failureCode,
  failureReason,
  type Send,
  type Timing,
  Undeliverable,
} from "./send.ts";
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

const roundupKinds = entriesOf(kinds).flatMap(([kind, { roundup }]) => (roundup === undefined ? [] : [kind]));

/**
 * Delivers the outbox at least once: new messages at once, failed ones when their retry is due. It logs every failure. Each
 * channel has slots of its own, so that a webhook that hangs delays no mail.
 */
export class Dispatcher {
  readonly #db: Db;
  readonly #log: DispatcherOptions["log"];
  readonly #policy: NotifyPolicy;
  /** null: no digest is sent */
  readonly #queueDigest: (() => Promise<void>) | null;
  readonly #timing: Timing;
  readonly #metrics: Pick<Metrics, "delivered">;
  readonly #channels: readonly Open[];
  #timer: NodeJS.Timeout | null = null;
  #polling: Promise<void> | null = null;
  #pollAgain = false;
  #stopped = true;
  /** When due messages were last queued, in ms of `performance.now`. */
  #queuedAt = Number.NEGATIVE_INFINITY;

  constructor({ env, context, log, metrics = noMetrics, timing }: DispatcherOptions) {
    const { mail, webhook, reportTimeZone: timeZone, secretKeys } = env;
    const { db, site, origin } = context;
    this.#db = db;
    this.#log = log;
    this.#policy = notifyPolicy(env);
    this.#queueDigest = mail?.digest ? morningDigest(db, this.#policy, timeZone) : null;
    this.#timing = { ...defaultTiming, ...timing };
    this.#metrics = metrics;
    const senders: Record<Channel, Send | null> = {
      email: mail && emailSender({ db, site, origin, timeZone, linkKey: secretKeys[0] ?? null, ...mail }),
      webhook: webhook && webhookSender({ db, ...webhook }),
    };
    this.#channels = entriesOf(senders).flatMap(([channel, send]) =>
      send === null ? [] : [{ channel, send, inFlight: new Set<Promise<void>>() }],
    );
  }

  async start(): Promise<void> {
    this.#stopped = false;
    this.wake();
    const open = this.#channels.map(({ channel }) => channel);
    for (const channel of await listWaitingChannels(this.#db))
      if (!open.includes(channel))
        this.#log.warn({ channel }, "notifications wait for a channel that is not configured");
  }

  /** A message may be due: polls the outbox now, or once more after the poll that is running. */
  wake(): void {
    if (this.#stopped || this.#channels.length === 0) return;
    this.#pollAgain = this.#polling !== null;
    this.#polling ??= this.#poll().finally(() => {
      this.#polling = null;
      if (this.#pollAgain) this.wake();
    });
  }

  /** Begins no delivery any more. Resolves when those in flight have ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#polling;
    await Promise.all(this.#channels.flatMap(({ inFlight }) => [...inFlight]));
  }

  async #poll(): Promise<void> {
    let wait: number = this.#timing.pollMs;
    try {
      await this.#queueDue();
      for (const each of this.#channels) {
        await this.#leaseDue(each);
        // A channel without a free slot is polled when its next delivery ends.
        if (each.inFlight.size >= this.#timing.slots) continue;
        const due = await nextNotificationAt(this.#db, each.channel);
        if (due !== null) wait = Math.min(wait, Math.max(due.getTime() - Date.now(), 0) + 5);
      }
    } catch (error) {
      this.#log.warn({ err: error }, "the outbox could not be read");
    }
    this.#sleep(wait);
  }

  async #leaseDue(of: Open): Promise<void> {
    const { officeMailsMax: max } = this.#policy;
    const { channel, inFlight } = of;
    const { leaseMs, slots } = this.#timing;
    if (channel === "email" && inFlight.size < slots)
      for (const [first, ...others] of await leaseRoundups(this.#db, { kinds: roundupKinds, max, leaseMs }))
        if (first !== undefined) this.#begin(of, [first, ...others]);
    // Roundups take slots too, and there may be more of them than slots are free.
    const limit = slots - inFlight.size;
    if (limit <= 0) return;
    for (const leased of await leaseNotifications(this.#db, { channel, limit, leaseMs })) this.#begin(of, [leased]);
  }

  async #queueDue(): Promise<void> {
    if (performance.now() - this.#queuedAt < this.#timing.pollMs) return;
    this.#queuedAt = performance.now();
    await queueClockMails(this.#db, this.#policy);
    await this.#queueDigest?.();
  }

  #sleep(milliseconds: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => this.wake(), Math.min(milliseconds, this.#timing.pollMs));
    this.#timer.unref();
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
    // All messages of a roundup get the same time, so that the next attempt is one roundup again.
    const retryAt = error instanceof Undeliverable ? null : this.#retryAt(attempts);
    for (const notification of delivery)
      await markNotificationFailed(this.#db, notification, failureReason(error), retryAt);
    this.#metrics.delivered(channel, kindOf(delivery), retryAt === null ? "dead" : "failed", delivery.length);
    this.#log.warn(
      { notification: id, channel, attempts, code: failureCode(error), retryAt },
      retryAt === null ? "notification given up" : "notification failed",
    );
  }

  /**
   * Exponential backoff with 20 % jitter, so that messages that failed together are not retried together. null:
   * dead-letter.
   */
  #retryAt(attempts: number): Date | null {
    const { attemptsMax, retryMs, retryMsMax } = this.#timing;
    if (attempts >= attemptsMax) return null;
    const wait = Math.min(retryMs * 2 ** (attempts - 1), retryMsMax);
    return new Date(Date.now() + wait * (0.8 + Math.random() * 0.4));
  }
}

/** The kind, as the metrics name it: a test lead is no lead. */
function kindOf([{ kind, reference }]: Delivery): string {
  return reference === canaryReference ? "canary" : kind;
}
