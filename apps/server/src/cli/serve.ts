import { becomeDataOwner, loadEnv, parseEnv } from "../configuration/env.ts";
import { run } from "../main.ts";
import type { Timing } from "../notifications/send.ts";
import { builtWeb } from "../publishing/built-web.ts";
import { exitCodeOf, print } from "./print.ts";
import { startLines } from "./start-lines.ts";

/** The program in apps/server/dist/serve.cjs. @param options for tests */
export async function serve({ timing, ...options }: ServeOptions = {}): Promise<void> {
  // On a full disk a line can't be written, which must not end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  try {
    loadEnv();
    const env = parseEnv(process.env);
    becomeDataOwner(env.databaseUrl);
    for (const line of startLines(env, await run(env, (settings) => builtWeb(settings, options), timing))) print(line);
  } catch (error) {
    process.exit(exitCodeOf(error));
  }
}

type ServeOptions = Parameters<typeof builtWeb>[1] & { timing?: Partial<Timing> };
