import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { parseEnv } from "../configuration/env.ts";
import { startDevServer } from "../development/dev-server.ts";
import { fail, say } from "./say.ts";

/** `pnpm dev`: the same process and port, with the source of apps/web instead of its build. */
try {
  if (existsSync(".env")) loadEnvFile(".env");
  const { url, database } = await startDevServer(parseEnv(process.env));
  say(`Database       ${database}`);
  say(`Serving        ${url} (reloads on change)`);
} catch (error) {
  fail(error);
}
