/** Timing of deliveries; tests shorten it. */
export const timing = {
  /** Timeout of one delivery, from connecting to the response. */
  deliveryMs: 45_000,
  /** Longer than `deliveryMs`, so that a lease only runs out if its process has died. */
  leaseMs: 60_000,
  /** Backoff after the first failure, doubled after every further one. */
  retryMs: 15_000,
  /** Upper bound of the backoff: five minutes after a server's recovery all messages are delivered. */
  retryMsMax: 240_000,
  /** With `retryMsMax` close to three days, because a mail server may be down from Friday night to Monday morning. */
  attemptsMax: 1_000,
  /** Workers poll as well, because another process or a SQL shell may make a message due. */
  pollMs: 30_000,
  /** Concurrent deliveries per channel. */
  slots: 10,
};

export type Timing = typeof timing;
