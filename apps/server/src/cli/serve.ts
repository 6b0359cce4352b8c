import { becomeDataOwner, loadEnv, parseEnv } from "../configuration/env.ts";
import { builtWeb } from "../publishing/built-web.ts";
import { rendererSettings } from "../publishing/renderer.ts";
import { buildIfChanged } from "./build-if-changed.ts";
import { exitWithError, print } from "./print.ts";

/** `pnpm start`: builds apps/web if its inputs changed, migrates and seeds the database, serves. */
// A full disk takes no line, which must not end the process.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
try {
  loadEnv();
  const env = parseEnv(process.env);
  await buildIfChanged(print);
  becomeDataOwner(env.databaseUrl);
  // First, because a process that makes pages takes as long to load as the server.
  const web = await builtWeb(rendererSettings(env));
  const { run } = await import("../main.ts");
  const { startLines } = await import("./start-lines.ts");
  for (const line of startLines(env, await run(env, async () => web))) print(line);
} catch (error) {
  exitWithError(error);
}
