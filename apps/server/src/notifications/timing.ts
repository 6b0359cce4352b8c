/** How long the delivery of messages may take; tests shorten it. */
export const timing = {
  /** One delivery, from connecting to the answer; then it is cut off and counts as failed. */
  deliveryMs: 45_000,
  /** Longer than a delivery, so that only a process that died lets a lease run out. */
  leaseMs: 60_000,
  /** The wait after the first failure; it doubles with every further one … */
  retryMs: 15_000,
  /** … up to this: whatever was down, five minutes after its return all is delivered. */
  retryMsMax: 240_000,
  /** Close to three days: a mail server may be down from Friday night to Monday morning. */
  attemptsMax: 1_000,
  /** Another process, or a person with a SQL shell, may make a message due: so each lane looks now and then. */
  pollMs: 30_000,
  /** Deliveries under way at once, per channel. */
  slots: 10,
};

export type Timing = typeof timing;
