import { join } from "node:path";
import { openTestDatabase } from "@site/db/test/open-test-database";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { onTestFinished } from "vitest";
import { buildApp } from "../../app.ts";
import { parseEnv } from "../../configuration/env.ts";
import { createContext } from "../../context.ts";
import { appSettings } from "../../open-site.ts";
import { testEnv } from "../../test/open-test-app.ts";
import { builtFiles } from "../built-web.ts";
import { RendererProcess, rendererSettings } from "../renderer-process.ts";
import type { Web } from "../web.ts";

/** For tests: the site over a database file, with a real renderer process. It listens nowhere and ends with the test. */
export async function openSiteOnDisk(options: ConstructorParameters<typeof RendererProcess>[1] = {}) {
  const databaseUrl = `file:${join(temporaryFolder(), "site.db")}`;
  const { db } = await openTestDatabase(databaseUrl);
  const env = parseEnv({ ...testEnv, DATABASE_URL: databaseUrl });
  const contexts = createContext({ env, db });
  const warnings: string[] = [];
  const errors: string[] = [];
  const log = {
    warn: (_details: unknown, message?: string) => void warnings.push(message ?? ""),
    error: (_details: unknown, message?: string) => void errors.push(message ?? ""),
  };
  const renderer = new RendererProcess(rendererSettings(env), options);
  const web: Web = {
    ...(await builtFiles()),
    warmsUp: false,
    rendererFor: () => (request) => renderer.render(request, log),
    close: () => renderer.close(),
  };
  const app = await buildApp({ ...contexts, ...appSettings(env, () => {}), web });
  onTestFinished(async () => {
    await app.close();
    await db.destroy();
  });
  return { app, databaseUrl, warnings, errors };
}
