import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import {
  createServerModuleRunner,
  createServer as createVite,
  type EnvironmentModuleNode,
  type HotUpdateOptions,
  isCSSRequest,
  type ViteDevServer,
} from "vite";
import { exitCodeOf, print } from "../cli/print.ts";
import { type Env, loadEnv, parseEnv } from "../configuration/env.ts";
import { portError } from "../http/close-before-exit.ts";
import type { OpenSite } from "../open-site.ts";
import { webFolder } from "../pages/built-frontend.ts";
import type { Frontend } from "../pages/make-page.ts";

type SiteModule = typeof import("./open-dev-site.ts");

const siteModule = join(import.meta.dirname, "open-dev-site.ts");

/** A page that is loading while a module changes misses the message to reload, so each page says when it was opened. */
const tellOpened = `import { createHotContext } from "/@vite/client";
createHotContext("/").send("site:opened", performance.timeOrigin);`;

/**
 * Runs Vite and the site in one process on one port. When a component or style changes, Vite replaces it in the open
 * page. When a server module changes, this process opens the site again and reloads the page.
 */
async function startDevServer({ host, port }: Env): Promise<{ url: string; database: string }> {
  const server = createServer((request, response) => {
    vite.middlewares(request, response, async () => (await site)?.app.routing(request, response));
  });
  const vite = await createVite({
    root: webFolder,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
    plugins: [
      {
        name: "site-reload",
        hotUpdate: { order: "pre", handler: reload },
        transformIndexHtml: () => [{ tag: "script", attrs: { type: "module" }, children: tellOpened }],
      },
    ],
  });
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  let imported: Promise<unknown> = Promise.resolve();
  /** Imports one module at a time, because concurrent imports would share modules, even outdated ones. */
  function load<Module>(file: string): Promise<Module> {
    const loading = imported.then(() => runner.import<Module>(file));
    imported = loading.catch(() => null);
    return loading;
  }
  const frontend = devFrontend(vite, load);
  let known: SiteModule | null = null;
  let site: Promise<OpenSite | null> = Promise.resolve(null);
  let refreshed: Promise<unknown> = Promise.resolve();

  /** If no module has changed, the runner returns the same module object as before. */
  async function refresh(): Promise<boolean> {
    const module = await load<SiteModule>(siteModule);
    if (module === known) return false;
    known = module;
    const previous = site.catch(() => null);
    site = previous.then(async (open) => {
      await open?.close();
      const next = await module.openDevSite(frontend);
      await next.app.ready();
      await next.start();
      return next;
    });
    await site;
    return true;
  }

  let reloadedAt = 0;
  vite.environments.client.hot.on("site:opened", (openedAt: number, page) => {
    if (openedAt < reloadedAt) page.send({ type: "full-reload" });
  });

  async function reload(
    this: { environment: { name: string } },
    { type, read }: Pick<HotUpdateOptions, "type" | "read">,
  ): Promise<[] | undefined> {
    if (this.environment.name !== "client") return undefined;
    try {
      // Some editors empty a file before they write to it, so this waits with Vite's `read` until the file isn't empty.
      if (type !== "delete") await read();
      // Refreshes run one after another, because each refresh closes the site that the previous one opened.
      const isNew = refreshed.then(refresh);
      refreshed = isNew.catch(() => false);
      if (!(await isNew)) return undefined;
      reloadedAt = Date.now();
      vite.environments.client.hot.send({ type: "full-reload" });
    } catch (error) {
      showError(vite, error);
    }
    // The empty list tells Vite to replace no module, because the page reloads or shows the error instead.
    return [];
  }

  await refresh();
  await once(server.listen(port, host), "listening").catch((error: unknown) => {
    throw portError(error, { host, port });
  });
  for (const event of ["uncaughtException", "unhandledRejection"]) process.on(event, (error) => showError(vite, error));
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => void site.then((open) => open?.close()).finally(() => process.exit(0)));
  }
  const { port: boundPort } = server.address() as AddressInfo; // the server listens on a port, not on a pipe
  const database = (await site)?.database ?? "";
  return { url: `http://${host.includes(":") ? `[${host}]` : host}:${boundPort}`, database };
}

function showError({ config, environments }: ViteDevServer, error: unknown): void {
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  config.logger.error(stack, { timestamp: true, error: error instanceof Error ? error : null });
  environments.client.hot.send({ type: "error", err: { message, stack } });
}

const entry = "/src/entry-server.tsx";

function devFrontend(vite: ViteDevServer, load: <Module>(file: string) => Promise<Module>): Frontend {
  async function styleOf(file: string): Promise<string> {
    const source = await readFile(file, "utf8");
    // Without `?direct`, Vite would return a JavaScript module, and would not replace an edited style in the open page.
    const { code: css } = await vite.environments.client.pluginContainer.transform(source, `${file}?direct`);
    return `<style data-vite-dev-id="${file}">${css}</style>`;
  }

  return {
    async render(input) {
      const { render } = await load<Pick<Frontend, "render">>(entry);
      // A render has no time limit here, because it waits until changed modules are compiled.
      return render({ ...input, signal: new AbortController().signal });
    },
    async assets() {
      const sheets = await Promise.all((await sheetsOf(vite)).map(styleOf));
      const tags = await vite.transformIndexHtml("/", "");
      return {
        styles: () => sheets.join(""),
        preloads: "",
        script: (attributes) =>
          `${tags}<script type="module" src="/src/intent.ts" data-code="/src/entry-client.tsx"${attributes}></script>`,
        inlined: [...tags.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text),
        sockets: ["ws:"],
      };
    },
  };
}

/** The style sheets are in the order in which the browser evaluates their modules. */
async function sheetsOf({ config, environments: { ssr } }: ViteDevServer): Promise<string[]> {
  const found = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode) => {
    if (found.has(module)) return;
    found.add(module);
    for (const imported of module.importedModules) visit(imported);
    // A Set keeps the order of insertion, so this moves the module after the modules that it imports.
    found.delete(module);
    found.add(module);
  };
  const root = await ssr.moduleGraph.getModuleByUrl(entry);
  if (root !== undefined) visit(root);
  const files = [...found].flatMap(({ file }) => (file !== null && isCSSRequest(file) ? [file] : []));
  return [join(config.root, "src/styles/index.css"), ...files];
}

try {
  loadEnv();
  const { url, database } = await startDevServer(parseEnv(process.env));
  print(`Database       ${database}`);
  print(`Serving        ${url} (reloads on change)`);
} catch (error) {
  process.exit(exitCodeOf(error));
}
