import { entriesOf } from "@site/content/entries-of";
import type { Db } from "@site/db/open";
import { listWaitingChannels } from "@site/db/outbox/outbox";
import type { Channel } from "@site/db/outbox/queue";
import { type Metrics, noMetrics } from "../http/log/metrics.ts";
import { ChannelWorker, type Log } from "./channel-worker.ts";
import type { Send } from "./send.ts";
import { timing as defaults, type Timing } from "./timing.ts";

export type DispatcherOptions = {
  db: Db;
  /** null: the channel is not configured; its messages stay pending. */
  send: Record<Channel, Send | null>;
  log: Log;
  metrics?: Pick<Metrics, "delivered">;
  /** More mails to the office that are due together are sent as one digest; 0: never. */
  officeMailsMax: number;
  /** Queues the mails for which it is time, such as a reminder; polled by the worker of the mails or, without one, of the webhook. */
  queueDue?: () => Promise<void>;
  timing?: Partial<Timing>;
};

/** Delivers the outbox at least once: new messages at once, failed ones when their retry is due. Logs every failure. */
export class Dispatcher {
  readonly #options: DispatcherOptions;
  readonly #workers: ReadonlyMap<string, ChannelWorker>;

  constructor(options: DispatcherOptions) {
    const { db, send, log, metrics = noMetrics, officeMailsMax } = options;
    const clockChannel: Channel = send.email === null ? "webhook" : "email";
    const queueDue = (channel: Channel) => (channel === clockChannel ? (options.queueDue ?? null) : null);
    const timing = { ...defaults, ...options.timing };
    this.#options = options;
    this.#workers = new Map(
      entriesOf(send).flatMap(([channel, deliver]) =>
        deliver === null
          ? []
          : [
              [
                channel,
                new ChannelWorker({
                  ...{ db, channel, send: deliver, log, metrics, officeMailsMax, timing },
                  queueDue: queueDue(channel),
                }),
              ],
            ],
      ),
    );
  }

  async start(): Promise<void> {
    for (const worker of this.#workers.values()) worker.start();
    const { db, log } = this.#options;
    const unconfigured = (await listWaitingChannels(db)).filter((channel) => !this.#workers.has(channel));
    for (const channel of unconfigured)
      log.warn({ channel }, "notifications wait for a channel that is not configured");
  }

  /** A message may be due: every worker polls the outbox now. */
  wake(): void {
    for (const worker of this.#workers.values()) worker.wake();
  }

  /** Begins no delivery any more. Resolves when those in flight have ended. */
  async stop(): Promise<void> {
    await Promise.all([...this.#workers.values()].map((worker) => worker.stop()));
  }
}
