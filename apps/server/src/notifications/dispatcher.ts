import { queueClockMails } from "@site/db/leads/clock";
import { listWaitingChannels } from "@site/db/outbox/outbox";
import type { PageContext } from "@site/trpc-router/context";
import type { Env } from "../configuration/env.ts";
import { noMetrics } from "../http/log/metrics.ts";
import { emailSender } from "./email.ts";
import { morningDigest } from "./morning.ts";
import { clockPolicy } from "./notify-policy.ts";
import { OutboxWorker, type WorkerOptions } from "./outbox-worker.ts";
import { timing as defaults, type Timing } from "./send.ts";
import { webhookSender } from "./webhook.ts";

type DispatcherOptions = Pick<WorkerOptions, "db" | "send" | "log" | "officeMailsMax"> &
  Partial<Pick<WorkerOptions, "metrics" | "queueDue">> & { timing?: Partial<Timing> | undefined };

export type Dispatcher = ReturnType<typeof openDispatcher>;

/** Delivers the outbox at least once: new messages at once, failed ones when their retry is due. Logs every failure. */
export function openDispatcher({ timing, ...options }: DispatcherOptions) {
  const { db, send, log } = options;
  const worker = new OutboxWorker({
    metrics: noMetrics,
    queueDue: null,
    ...options,
    timing: { ...defaults, ...timing },
  });
  return {
    async start(): Promise<void> {
      worker.start();
      for (const channel of await listWaitingChannels(db))
        if (send[channel] === null) log.warn({ channel }, "notifications wait for a channel that is not configured");
    },
    /** A message may be due. */
    wake: () => worker.wake(),
    /** Begins no delivery any more. Resolves when those in flight have ended. */
    stop: () => worker.stop(),
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
