import { dataFolderOf, isServerAddress } from "@site/db/address";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { onTestFinished } from "vitest";
import { giveToSite, newServer } from "../../../../tools/rehearsal/server.ts";

/**
 * For tests: starts the installed site in a process of its own, over a database that other processes may use. The process ends
 * with the test. It renders a page when somebody asks for it.
 * @throws Error with the process's output if it ends before it serves
 */
export async function startInstance(databaseUrl: string, env: Record<string, string> = {}) {
  const isServer = isServerAddress(databaseUrl);
  // By default a site on PostgreSQL has its spool in the repository's folder `data`, which belongs to the developer.
  const spool = isServer && env.SPOOL_DIR === undefined ? { SPOOL_DIR: temporaryFolder() } : {};
  const settings: Record<string, string> = { PORT: "0", DATABASE_URL: databaseUrl, ...env, ...spool };
  for (const folder of [isServer ? null : dataFolderOf(databaseUrl), settings.SPOOL_DIR])
    if (folder) giveToSite(folder);
  const server = newServer(settings);
  onTestFinished(async () => void (await server.end("SIGKILL")));
  const url = await server.start();
  return {
    url,
    /** Address of the operator's endpoints, if `OPS_PORT` was given. */
    operationsUrl: /^Operations +(\S+)$/m.exec(server.output)?.[1] ?? "",
    /** The process's whole output, log included. */
    output: () => server.output,
    pid: server.pid,
    /** `kill -9`: no shutdown code runs, as in a power cut. */
    kill: () => server.signal("SIGKILL"),
    /** SIGTERM: the process drains before it ends. */
    terminate: () => server.signal("SIGTERM"),
    signal: (name: NodeJS.Signals) => server.signal(name),
    /** Exit code and signal of the process. */
    ended: server.ended,
  };
}
