import { entriesOf } from "@site/content/entries-of";
import { queueClockMails } from "@site/db/leads/clock";
import type { Db } from "@site/db/open";
import { listWaitingChannels } from "@site/db/outbox/outbox";
import type { Channel } from "@site/db/outbox/queue";
import type { PageContext } from "@site/trpc-router/context";
import type { Env } from "../configuration/env.ts";
import { type Metrics, noMetrics } from "../http/log/metrics.ts";
import { ChannelWorker, type Log } from "./channel-worker.ts";
import { emailSender } from "./mail/email.ts";
import { morningDigest } from "./morning.ts";
import { clockPolicy } from "./notify-policy.ts";
import { timing as defaults, type Send, type Timing } from "./send.ts";
import { webhookSender } from "./webhook.ts";

export type DispatcherOptions = {
  db: Db;
  /** null: the channel is not configured; its messages stay pending. */
  send: Record<Channel, Send | null>;
  log: Log;
  metrics?: Pick<Metrics, "delivered">;
  /** More mails to the office that are due together are sent as one digest; 0: never. */
  officeMailsMax: number;
  /** Queues the mails for which it is time, such as a reminder; polled by the worker of the mails or, without one, of the webhook. */
  queueDue?: (() => Promise<void>) | null;
  timing?: Partial<Timing>;
};

export type Dispatcher = ReturnType<typeof openDispatcher>;

/** Delivers the outbox at least once: new messages at once, failed ones when their retry is due. Logs every failure. */
export function openDispatcher({ send, queueDue = null, metrics = noMetrics, timing, ...shared }: DispatcherOptions) {
  const clockChannel: Channel = send.email === null ? "webhook" : "email";
  const options = { ...shared, metrics, timing: { ...defaults, ...timing } };
  const workers = entriesOf(send).flatMap(([channel, deliver]) =>
    deliver === null
      ? []
      : new ChannelWorker({
          ...options,
          ...{ channel, send: deliver, queueDue: channel === clockChannel ? queueDue : null },
        }),
  );
  return {
    async start(): Promise<void> {
      for (const worker of workers) worker.start();
      for (const channel of await listWaitingChannels(shared.db))
        if (send[channel] === null)
          shared.log.warn({ channel }, "notifications wait for a channel that is not configured");
    },
    /** A message may be due: every worker polls the outbox now. */
    wake(): void {
      for (const worker of workers) worker.wake();
    },
    /** Begins no delivery any more. Resolves when those in flight have ended. */
    async stop(): Promise<void> {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

type Options = { env: Pick<Env, "mail" | "webhook" | "reportTimeZone" | "secretKeys">; context: PageContext } & Pick<
  DispatcherOptions,
  "log" | "timing" | "metrics"
>;

/** Creates the dispatcher with the channels that the operator configured. */
export function createDispatcher({ env, context, ...options }: Options): Dispatcher {
  const { mail, webhook, reportTimeZone: timeZone } = env;
  const { db, site, origin } = context;
  const policy = clockPolicy(env);
  const queueDigest = morningDigest(db, { ...policy, addresses: mail?.officeEmails.length ?? 0, timeZone });
  return openDispatcher({
    db,
    ...options,
    officeMailsMax: mail?.officeMailsMax ?? 0,
    async queueDue() {
      await queueClockMails(db, policy);
      if (mail?.digest) await queueDigest();
    },
    send: {
      email: mail && emailSender({ db, site, origin, timeZone, linkKey: env.secretKeys[0] ?? null, ...mail }),
      webhook: webhook && webhookSender({ db, ...webhook }),
    },
  });
}
