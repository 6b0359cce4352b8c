import { flushCompileCache } from "node:module";
import { exitWithError, print } from "../cli/print.ts";
import { startLines } from "../cli/start-lines.ts";
import { parseEnv } from "../configuration/env.ts";
import { run } from "../main.ts";
import { builtWeb } from "../publishing/built-web.ts";

// The server of `pnpm start` without the check of its build, and without published pages, because a test asks for few of
// them.
// Processes that are idle end soon.
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
try {
  const env = parseEnv(process.env);
  const running = await run(env, (given) => builtWeb(given, { publishes, idleMs: 5_000 }), timing);
  for (const line of startLines(env, running)) print(line);
  // Now, because a killed process would not write the compile cache at its exit.
  flushCompileCache();
} catch (error) {
  exitWithError(error);
}
