import { loadEnv, parseEnv } from "../configuration/env.ts";
import { startDevServer } from "../development/dev-server.ts";
import { exitCodeOf, print } from "./print.ts";

try {
  loadEnv();
  const { url, database } = await startDevServer(parseEnv(process.env));
  print(`Database       ${database}`);
  print(`Serving        ${url} (reloads on change)`);
} catch (error) {
  process.exit(exitCodeOf(error));
}
