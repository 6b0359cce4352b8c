import { loadBundle } from "../cli/bundle.js";

// The server of `pnpm start`, without published pages unless they are asked for, because most tests ask for few of them.
// Processes that are idle end soon. JavaScript, because the translator of TypeScript would take memory that a proof measures.
const publishes = process.argv.includes("--publish");
/** So that the next process soon delivers a killed one's messages. */
const shortLeases = {
  leaseMs: 3_000,
  deliveryMs: 2_500,
  retryMs: 100,
  retryMsMax: 1_000,
  perhapsMs: 1_000,
  pollMs: 200,
};
const timing = process.argv.includes("--short-leases") ? shortLeases : {};
await loadBundle().serve({ publishes, idleMs: 5_000, timing });
