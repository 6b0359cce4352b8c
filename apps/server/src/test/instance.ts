import { dataFolderOf, isServerAddress } from "@site/db/address";
import { onTestFinished } from "vitest";
import { giveToSite, newServer } from "../../../../tools/rehearsal/server.ts";

/**
 * Starts the installed site in a separate process, which ends with the test.
 * @param env must contain SPOOL_DIR if the database is on a server, because the default spool is the developer's own
 * @param args with `--publish`, all pages are published; otherwise they are rendered on request
 */
export async function startInstance(databaseUrl: string, env: Record<string, string> = {}, args: string[] = []) {
  const folders = [isServerAddress(databaseUrl) ? null : dataFolderOf(databaseUrl), env.SPOOL_DIR];
  for (const folder of folders) if (folder) giveToSite(folder);
  const server = newServer({ PORT: "0", DATABASE_URL: databaseUrl, ...env }, { args });
  onTestFinished(async () => void (await server.end("SIGKILL")));
  return { url: await server.start(), server };
}
