import { dataFolderOf, isServerAddress } from "@site/db/address";
import { onTestFinished } from "vitest";
import { giveToSite, newServer } from "../../../../tools/rehearsal/server.ts";

/**
 * For tests: starts the installed site in a separate process, which ends with the test.
 * @param env must contain SPOOL_DIR for a database on a server, because the default spool would be the developer's
 * @param args `--publish` publishes all pages, which are otherwise rendered on request
 */
export async function startInstance(databaseUrl: string, env: Record<string, string> = {}, args: string[] = []) {
  const folders = [isServerAddress(databaseUrl) ? null : dataFolderOf(databaseUrl), env.SPOOL_DIR];
  for (const folder of folders) if (folder) giveToSite(folder);
  const server = newServer({ PORT: "0", DATABASE_URL: databaseUrl, ...env }, { args });
  onTestFinished(async () => void (await server.end("SIGKILL")));
  return { url: await server.start(), server };
}
