import type { Env } from "./configuration/env.ts";
import { backlogMax } from "./configuration/limits.ts";
import { closeBeforeExit, portError } from "./http/close-before-exit.ts";
import type { Timing } from "./notifications/send.ts";
import { type LoadWeb, type OpenSite, openSite } from "./open-site.ts";

export type Running = Pick<OpenSite, "database" | "migration" | "seeded"> & {
  url: string;
  operationsUrl: string | null;
};

/**
 * Opens the site, listens, and closes the site before the process exits.
 * @throws Error with one sentence for the operator if the configuration, the data folder or the port can't be used
 */
export async function run(env: Env, loadWeb: LoadWeb, timing: Partial<Timing> = {}): Promise<Running> {
  const { app, start, close, ...opened } = await openSite(env, loadWeb, timing);
  try {
    const url = await app.listen(listenOptions(env));
    const operationsUrl = await start();
    closeBeforeExit(app.log, close);
    return { url, operationsUrl, ...opened };
  } catch (error) {
    // Parts that never opened may fail to close. Their errors would hide the error of the startup.
    await close().catch(() => {});
    throw portError(error, env);
  }
}

/** `reusePort` is missing in Fastify's type, but Fastify passes it on to Node. */
function listenOptions({ host, port, reusePort }: Env) {
  return { host, port, reusePort, backlog: backlogMax };
}
