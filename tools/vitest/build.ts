import { buildIfChanged } from "../../apps/server/src/cli/build-if-changed.ts";

/** The global setup of tests that serve the built pages: builds once for all workers, if sources have changed. */
export async function setup(): Promise<void> {
  await buildIfChanged((line) => process.stdout.write(`${line}\n`));
}
