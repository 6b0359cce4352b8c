import { loadEnv, parseEnv } from "../configuration/env.ts";
import { startDevServer } from "../development/dev-server.ts";
import { exitCodeOf, print } from "./print.ts";

/** `pnpm dev`: serves the site from the sources of apps/web instead of its build. */
try {
  loadEnv();
  const { url, database } = await startDevServer(parseEnv(process.env));
  print(`Database       ${database}`);
  print(`Serving        ${url} (reloads on change)`);
} catch (error) {
  process.exit(exitCodeOf(error));
}
