import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { parseEnv } from "../env.ts";
import { run } from "../main.ts";
import { devWeb } from "../pages/dev-web.ts";
import { fail, say } from "./say.ts";

/** `pnpm dev`: the same process and port, with the source of apps/web instead of its build. */
try {
  if (existsSync(".env")) loadEnvFile(".env");
  const { url, database } = await run(parseEnv(process.env), devWeb);
  say(`Database       ${database}`);
  say(`Serving        ${url} (reloads on change)`);
} catch (error) {
  fail(error);
}
