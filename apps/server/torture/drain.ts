import { setTimeout as delay } from "node:timers/promises";
import { inspectSpool } from "@site/db/intake/spool-folder";
import type { Store } from "./evidence.ts";

const stallMsMax = 30_000;

/**
 * Waits until the spools and the outbox are empty or make no progress, because the time depends on the number of leads.
 * @param spools folders of the instances' spools
 */
export async function drain(store: Store, spools: readonly string[], print: (line: string) => void): Promise<void> {
  const count = async () =>
    spools.reduce((sum, folder) => sum + inspectSpool(folder).waiting, await store.countUndelivered());
  let left = await count();
  let progressAt = performance.now();
  print(`${left} leads and messages left to store and deliver`);
  while (left > 0 && performance.now() - progressAt < stallMsMax) {
    await delay(200);
    const now = await count();
    if (now < left) progressAt = performance.now();
    left = now;
  }
}
