import { prepareRehearsal } from "../../../../tools/rehearsal/prepare.ts";

/** Once, before the workers start their sites: two builds at a time would write the same files. */
// biome-ignore lint/style/noDefaultExport: -- what Playwright imports
export default function setUp(): Promise<() => void> {
  return prepareRehearsal();
}
