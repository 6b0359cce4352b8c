import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { parseEnv } from "../configuration/env.ts";
import { run } from "../main.ts";
import { builtWeb } from "../pages/built-web.ts";
import { buildIfChanged } from "./build-if-changed.ts";
import { exitWithError, print } from "./print.ts";
import { startLines } from "./start-lines.ts";

/** `pnpm start`: builds apps/web if its inputs changed, migrates and seeds the database, serves. */
try {
  if (existsSync(".env")) loadEnvFile(".env");
  const env = parseEnv(process.env);
  await buildIfChanged(print);
  for (const line of startLines(env, await run(env, builtWeb))) print(line);
} catch (error) {
  exitWithError(error);
}
