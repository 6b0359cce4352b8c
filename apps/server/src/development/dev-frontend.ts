import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type EnvironmentModuleNode, isCSSRequest, type ViteDevServer } from "vite";
import type { Frontend } from "../pages/make-page.ts";

const entry = "/src/entry-server.tsx";

export function devFrontend(vite: ViteDevServer, load: <Module>(file: string) => Promise<Module>): Frontend {
  async function styleOf(file: string): Promise<string> {
    const source = await readFile(file, "utf8");
    // `?direct` gives plain CSS. If the sheet were requested as a module, Vite wouldn't replace it after an edit.
    const { code: css } = await vite.environments.client.pluginContainer.transform(source, `${file}?direct`);
    return `<style data-vite-dev-id="${file}">${css}</style>`;
  }

  return {
    async render(input) {
      const { render } = await load<Pick<Frontend, "render">>(entry);
      // The signal never aborts, because a render that waits for changed modules may be slow.
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

/** The style sheets that renders have imported. The order is the one in which the browser evaluates the modules. */
async function sheetsOf({ config, environments: { ssr } }: ViteDevServer): Promise<string[]> {
  const found = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode) => {
    if (found.has(module)) return;
    found.add(module);
    for (const imported of module.importedModules) visit(imported);
    // Moves the module after its imports.
    found.delete(module);
    found.add(module);
  };
  const root = await ssr.moduleGraph.getModuleByUrl(entry);
  if (root !== undefined) visit(root);
  const files = [...found].flatMap(({ file }) => (file !== null && isCSSRequest(file) ? [file] : []));
  return [join(config.root, "src/styles/index.css"), ...files];
}
