import { flushCompileCache } from "node:module";
import { parseEnv } from "../src/configuration/env.ts";
import { run } from "../src/main.ts";
import { builtWeb } from "../src/pages/web/built-web.ts";

// The real server, with what the torture can't wait for shortened: it doesn't look whether a build is due, and takes
// back soon what a killed process had leased.
const timing = { leaseMs: 3_000, deliveryMs: 2_500, retryMs: 100, retryMsMax: 1_000 };
const { url } = await run(parseEnv(process.env), builtWeb, timing);
process.stdout.write(`Serving ${url}\n`);
// A process that is killed never gets to it, and the next one would have to compile everything again.
flushCompileCache();
