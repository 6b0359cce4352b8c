import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createServer as createVite, type Plugin, type ViteDevServer } from "vite";
import type { Env } from "../configuration/env.ts";
import { portError } from "../http/port-error.ts";
import { DevSite } from "./dev-site.ts";
import { devTemplates } from "./dev-templates.ts";
import { Sources } from "./sources.ts";

const webRoot = join(import.meta.dirname, "../../../web");

/**
 * Vite and the site in one process on one port. Vite replaces React components and styles in the open page; after a
 * change of a server module, the site is reopened and the page reloaded.
 * @throws Error with one sentence for the operator when the configuration, the data folder or the port can't be used
 */
export async function startDevServer({ host, port }: Env): Promise<{ url: string; database: string }> {
  const server = createServer((request, response) => {
    vite.middlewares(request, response, () => devSite.site.app.routing(request, response));
  });
  const vite = await createVite({
    root: webRoot,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
    plugins: [reloadWith(() => devSite.refresh())],
  });
  const sources = new Sources(vite);
  const devSite = new DevSite(sources, await devTemplates(vite, sources));
  await devSite.refresh();
  await once(server.listen(port, host), "listening").catch((error: unknown) => {
    throw portError(error, { host, port });
  });
  // Shown instead of ending the process, because the next save may fix the error.
  process.on("uncaughtException", (error) => showError(vite, error));
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => {
      void Promise.all([vite.close(), devSite.close()]).finally(() => process.exit(0));
    });
  }
  const { port: boundPort } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { url: `http://${host.includes(":") ? `[${host}]` : host}:${boundPort}`, database: devSite.site.database };
}

/** @param refresh reopens the site if one of its modules has changed. Resolves to whether it did */
function reloadWith(refresh: () => Promise<boolean>): Plugin {
  return {
    name: "site-reload",
    hotUpdate: {
      order: "pre",
      async handler({ server }) {
        if (this.environment.name !== "client") return;
        try {
          if (!(await refresh())) return;
          this.environment.hot.send({ type: "full-reload" });
        } catch (error) {
          showError(server, error);
        }
        // No hot module replacement: the page is reloaded or shows the error.
        return [];
      },
    },
  };
}

/** Shows the error in the terminal and as an overlay of the open page. */
function showError({ config, environments }: ViteDevServer, error: unknown): void {
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  config.logger.error(stack, { timestamp: true, error: error instanceof Error ? error : null });
  environments.client.hot.send({ type: "error", err: { message, stack } });
}
