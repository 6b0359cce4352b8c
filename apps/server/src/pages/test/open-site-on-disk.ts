import { join } from "node:path";
import { site } from "@site/content/site";
import { LeadIntake } from "@site/db/intake/intake";
import { openTestDatabase, testPolicy } from "@site/db/test/open-test-database";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { onTestFinished } from "vitest";
import { buildApp } from "../../app.ts";
import { testOrigin } from "../../test/open-test-app.ts";
import { builtWeb } from "../built-web.ts";
import { RendererProcess } from "../renderer-process.ts";

/** For tests: the site over a database file, with a real renderer process. It listens nowhere and ends with the test. */
export async function openSiteOnDisk(options: ConstructorParameters<typeof RendererProcess>[1] = {}) {
  const databaseUrl = `file:${join(temporaryFolder(), "site.db")}`;
  const { db } = await openTestDatabase(databaseUrl);
  const facts = { site, origin: testOrigin, analytics: null };
  const context = {
    ...facts,
    db,
    leads: new LeadIntake(db, testPolicy),
    mailDomain: null,
    clientHash: null,
    formerClientHash: null,
    partner: null,
    takeConfirmation: () => 0,
    canarySecret: null,
  };
  const warnings: string[] = [];
  const renderer = new RendererProcess({ ...facts, databaseUrl }, options);
  renderer.log = { warn: (_details: object, message: string) => void warnings.push(message) };
  const web = {
    ...(await builtWeb({ ...facts, databaseUrl: "file::memory:" })),
    rendererFor: () => renderer,
    close: () => renderer.close(),
  };
  const app = await buildApp({ context, contextOf: () => context, senderOf: () => null, web });
  onTestFinished(async () => {
    await app.close();
    await db.destroy();
  });
  return { app, databaseUrl, warnings };
}
