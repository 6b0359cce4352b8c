import { cpSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openTestDatabase } from "@site/db/test/open-test-database";
import { buildIfChanged } from "../build.ts";
import { prepareCertificate } from "./certificate.ts";
import { findRelease, installRelease, isInstalled } from "./release.ts";
import { rehearse } from "./site.ts";

// biome-ignore lint/style/noDefaultExport: -- Vitest and Playwright import the default export as their global setup
export default prepareRehearsal;

export async function prepareRehearsal(): Promise<() => void> {
  if (isInstalled()) return () => {};
  buildIfChanged();
  const removals = [installRelease(), prepareCertificate()];
  const { db } = await openTestDatabase(`file:${findRelease().database}`);
  await db.destroy();
  return () => {
    for (const remove of removals) remove();
  };
}

export async function publishRehearsal(): Promise<void> {
  const site = await rehearse({ args: ["--publish"] });
  while (!(await fetch(`${site.operationsUrl}/readyz`)).ok) await delay(200);
  cpSync(join(site.folder, "pages"), findRelease().pages, { recursive: true, verbatimSymlinks: true });
  await site.stop();
}
