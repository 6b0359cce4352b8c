import { prepareRehearsal } from "../rehearsal/prepare.ts";

/** The global setup of tests that serve the built pages: once for all workers. @returns what ends it */
export function setup(): Promise<() => void> {
  return prepareRehearsal();
}
