import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { parseEnv } from "../configuration/env.ts";
import { run } from "../main.ts";
import { builtWeb } from "../pages/web/built-web.ts";
import { buildIfChanged } from "./build-if-changed.ts";
import { fail, say } from "./say.ts";
import { startLines } from "./start-lines.ts";

/** `pnpm start`: builds what changed, prepares the database, serves. */
try {
  if (existsSync(".env")) loadEnvFile(".env");
  const env = parseEnv(process.env);
  await buildIfChanged(say);
  for (const line of startLines(env, await run(env, builtWeb))) say(line);
} catch (error) {
  fail(error);
}
