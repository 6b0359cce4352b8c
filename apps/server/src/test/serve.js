import { serve } from "../cli/start.js";

// Runs the server of `pnpm start`. It publishes pages only with `--publish`, because most tests need few pages. This
// file is JavaScript, because the TypeScript compiler would take memory, which a proof measures.
const publishes = process.argv.includes("--publish");
/** Leases are short, so that the next process soon sends the messages of a killed process. */
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
