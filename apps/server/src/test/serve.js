import { serve } from "../cli/start.js";

// Runs the server of `pnpm start`. It publishes pages only with `--publish`, because most tests need few pages. This
// file is JavaScript, because Node's TypeScript compiler would take memory, and a proof measures the server's memory.
const publishes = process.argv.includes("--publish");
/** With these short leases, another process soon sends the messages of a process that was killed. */
const shortLeases = {
  leaseMs: 3_000,
  deliveryMs: 2_500,
  retryMs: 100,
  retryMsMax: 1_000,
  perhapsMs: 1_000,
  pollMs: 200,
};
const timing = process.argv.includes("--short-leases") ? shortLeases : {};
await serve({ publishes, idleMs: 5_000, timing });
