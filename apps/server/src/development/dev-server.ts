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
 * One process and one port for Vite and the site. React components and styles are replaced in the open page; after a
 * change of a module that the server runs, the site is opened anew and the page is loaded again.
 * @throws Error with one sentence for people when the configuration, the data folder or the port won't do
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
  // Nobody would start the process again; the next save may mend the mistake.
  process.on("uncaughtException", (error) => showError(vite, error));
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => {
      void Promise.all([vite.close(), devSite.close()]).finally(() => process.exit(0));
    });
  }
  const { port: taken } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { url: `http://${host.includes(":") ? `[${host}]` : host}:${taken}`, database: devSite.site.database };
}

/** @param refresh opens the site anew if one of its modules has changed, and answers whether it did */
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
        // The page is loaded again, or shows the error: no part of it has to be replaced.
        return [];
      },
    },
  };
}

/** In the terminal, and over the open page until the mistake is mended. */
function showError({ config, environments }: ViteDevServer, error: unknown): void {
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  config.logger.error(stack, { timestamp: true, error: error instanceof Error ? error : null });
  environments.client.hot.send({ type: "error", err: { message, stack } });
}
