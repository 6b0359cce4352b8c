import pg from "pg";
import type { Listening } from "../powers.ts";
import { clientConfig, type PoolSettings } from "./pool.ts";

const reopenMs = 100;
const reopenMsMax = 5_000;

/** Shown by `pg_stat_activity`, so that an operator can tell this connection from those of the pool. */
export const listenerName = "site listener";

/**
 * Listens on a connection of its own, because a pooled one would lose its LISTEN when it is idle. A connection that
 * ends is opened again, after 0.1, 0.2 … 5 seconds.
 * @param onNotice called for each notification, and when the connection was opened again: one may have been missed
 */
export function listen(settings: PoolSettings, channel: string, onNotice: () => void): Listening {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let tries = 0;
  let isClosed = false;

  function reopenLater(): void {
    if (isClosed || timer !== null) return;
    timer = setTimeout(open, Math.min(reopenMs * 2 ** tries, reopenMsMax)).unref();
    tries += 1;
  }

  async function open(): Promise<void> {
    timer = null;
    const opened = new pg.Client({ ...clientConfig(settings), application_name: listenerName });
    client = opened;
    opened.on("notification", onNotice);
    // Ignored, because `end` follows.
    opened.on("error", () => {});
    opened.once("end", reopenLater);
    try {
      await opened.connect();
      await opened.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      tries = 0;
      onNotice();
    } catch {
      // A connection that was never established does not emit `end`.
      reopenLater();
      await opened.end().catch(() => {});
    }
  }

  void open();
  return {
    async close() {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
