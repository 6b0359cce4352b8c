import { becomeDataOwner, loadEnv, parseEnv } from "../configuration/env.ts";
import { run } from "../main.ts";
import type { Timing } from "../notifications/send.ts";
import { builtWeb } from "../publishing/built-web.ts";
import { exitWithError, print } from "./print.ts";
import { startLines } from "./start-lines.ts";

/**
 * The program in apps/server/dist/serve.cjs: it migrates and seeds the database, then serves.
 * @param options for tests
 */
export async function serve({ timing, ...options }: ServeOptions = {}): Promise<void> {
  // Writing a line fails on a full disk, which must not end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  try {
    loadEnv();
    const env = parseEnv(process.env);
    becomeDataOwner(env.databaseUrl);
    for (const line of startLines(env, await run(env, (settings) => builtWeb(settings, options), timing))) print(line);
  } catch (error) {
    exitWithError(error);
  }
}

type ServeOptions = Parameters<typeof builtWeb>[1] & { timing?: Partial<Timing> };
