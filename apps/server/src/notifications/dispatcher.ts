import type { Db } from "@site/db/open";
import type { Channel } from "@site/db/outbox/outbox";
import { listWaitingChannels } from "@site/db/outbox/waiting-channels";
import { Lane, type Log } from "./channel-worker.ts";
import type { Send } from "./send.ts";
import { timing as defaults, type Timing } from "./timing.ts";

export type DispatcherOptions = {
  db: Db;
  /** null: the channel is not configured, and its messages wait until it is. */
  send: Record<Channel, Send | null>;
  log: Log;
  timing?: Partial<Timing>;
};

/** Empties the outbox: at once when a lead comes in, later when a message is due again. At least once, never silent. */
export class Dispatcher {
  readonly #options: DispatcherOptions;
  readonly #lanes: ReadonlyMap<string, Lane>;

  constructor(options: DispatcherOptions) {
    const { db, send, log } = options;
    const timing = { ...defaults, ...options.timing };
    const channels = Object.entries(send) as [Channel, Send | null][]; // Object.entries widens the keys
    this.#options = options;
    this.#lanes = new Map(
      channels.flatMap(([channel, deliver]) =>
        deliver === null ? [] : [[channel, new Lane({ db, channel, send: deliver, log, timing })]],
      ),
    );
  }

  async start(): Promise<void> {
    for (const lane of this.#lanes.values()) lane.start();
    const { db, log } = this.#options;
    const unserved = (await listWaitingChannels(db)).filter((channel) => !this.#lanes.has(channel));
    for (const channel of unserved) log.warn({ channel }, "notifications wait for a channel that is not configured");
  }

  /** Something may be due: every lane looks now. */
  wake(): void {
    for (const lane of this.#lanes.values()) lane.wake();
  }

  /** Lets what is under way end; nothing new begins. */
  async stop(): Promise<void> {
    await Promise.all([...this.#lanes.values()].map((lane) => lane.stop()));
  }
}
