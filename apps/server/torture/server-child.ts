import { flushCompileCache } from "node:module";
import { parseEnv } from "../src/configuration/env.ts";
import { run } from "../src/main.ts";
import { builtWeb } from "../src/pages/web/built-web.ts";

// The real server without the check for an outdated build, and with short leases, retries and polls, so that the leases
// of a killed process expire soon, and an outbox that could not be read is read again soon.
const timing = { leaseMs: 3_000, deliveryMs: 2_500, retryMs: 100, retryMsMax: 1_000, pollMs: 2_000 };
const warmsUp = process.argv.includes("--warm-up");
const { url } = await run(parseEnv(process.env), (given) => builtWeb(given, { warmsUp }), timing);
process.stdout.write(`Serving ${url}\n`);
// Writes the compile cache now, because a killed process never writes it at exit, and the next one would compile again.
flushCompileCache();
