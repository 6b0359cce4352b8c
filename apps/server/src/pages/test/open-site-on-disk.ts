import { join } from "node:path";
import { openTestDatabase } from "@site/db/test/open-test-database";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { onTestFinished } from "vitest";
import { buildApp } from "../../app.ts";
import { parseEnv } from "../../configuration/env.ts";
import { createContext } from "../../context.ts";
import { appSettings } from "../../open-site.ts";
import { testEnv } from "../../test/open-test-app.ts";
import { builtWeb } from "../built-web.ts";
import { RendererProcess, rendererSettings } from "../renderer-process.ts";

/** For tests: the site over a database file, with a real renderer process. It listens nowhere and ends with the test. */
export async function openSiteOnDisk(options: ConstructorParameters<typeof RendererProcess>[1] = {}) {
  const databaseUrl = `file:${join(temporaryFolder(), "site.db")}`;
  const { db } = await openTestDatabase(databaseUrl);
  const env = parseEnv({ ...testEnv, DATABASE_URL: databaseUrl });
  const contexts = createContext({ env, db });
  const warnings: string[] = [];
  const renderer = new RendererProcess(rendererSettings(env), options);
  const errors: string[] = [];
  renderer.log = {
    warn: (_details, message) => void warnings.push(message),
    error: (_details, message) => void errors.push(message),
  };
  const web = {
    ...(await builtWeb(rendererSettings(parseEnv(testEnv)))),
    rendererFor: () => renderer,
    close: () => renderer.close(),
  };
  const app = await buildApp({ ...contexts, ...appSettings(env, () => {}), web });
  onTestFinished(async () => {
    await app.close();
    await db.destroy();
  });
  return { app, databaseUrl, warnings, errors };
}
