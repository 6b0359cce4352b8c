import { buildIfChanged } from "../apps/server/src/cli/build-if-changed.ts";

/** Before the tests of the site, which answer with the built pages: builds what changed, once for all workers. */
export async function setup(): Promise<void> {
  await buildIfChanged((line) => process.stdout.write(`${line}\n`));
}
