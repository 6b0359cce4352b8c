import { buildIfChanged } from "../../../server/src/cli/build-if-changed.ts";
import { prepareData } from "./site-process.ts";

/** Once, before the workers start their sites: two builds at a time would write the same files. */
// biome-ignore lint/style/noDefaultExport: -- what Playwright imports
export default async function setUp(): Promise<() => void> {
  await buildIfChanged((line) => process.stdout.write(`${line}\n`));
  return prepareData();
}
