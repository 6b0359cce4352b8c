import { dataFolderOf, isServerAddress } from "@site/db/address";
import { onTestFinished } from "vitest";
import { giveToSite, newServer } from "../../../../tools/rehearsal/server.ts";

/**
 * For tests: starts the installed site in a separate process, with a database that other processes may use. The process
 * ends with the test. It renders pages on request; with the argument "--publish" it publishes all.
 * @param env must contain SPOOL_DIR for a database on a server, because the default spool would be the developer's
 * @throws Error with the process's output if it ends before it serves
 */
export async function startInstance(databaseUrl: string, env: Record<string, string> = {}, args: string[] = []) {
  const folders = [isServerAddress(databaseUrl) ? null : dataFolderOf(databaseUrl), env.SPOOL_DIR];
  for (const folder of folders) if (folder) giveToSite(folder);
  const server = newServer({ PORT: "0", DATABASE_URL: databaseUrl, ...env }, { args });
  onTestFinished(async () => void (await server.end("SIGKILL")));
  return { url: await server.start(), server };
}
