import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { compileStyles } from "@site/web/build/compile-styles";
import { type EnvironmentModuleNode, isCSSRequest, type ViteDevServer } from "vite";
import { rulesOf } from "../pages/built-frontend.ts";
import type { Frontend } from "../pages/make-page.ts";

const entry = "/src/entry-server.tsx";

/** Renders from the sources of apps/web. Vite's middleware runs before the application and serves the files. */
export function devFrontend(vite: ViteDevServer, load: <Module>(file: string) => Promise<Module>): Frontend {
  const rulesByCss = new Map<string, (html: string) => string>();

  /** One style element per file. Vite's client finds the element by its id, and replaces it after an edit. */
  async function styleOf(file: string): Promise<(html: string) => string> {
    const source = await readFile(file, "utf8");
    // Transformed as for a <link>, so that it isn't a module in the graph, which Vite would not replace after an edit.
    const { code: css } = await vite.environments.client.pluginContainer.transform(source, `${file}?direct`);
    const rules = rulesByCss.get(css) ?? rulesOf(compileStyles(css));
    rulesByCss.set(css, rules);
    return (html) => `<style data-vite-dev-id="${file}">${rules(html)}</style>`;
  }

  return {
    async render(input) {
      const { render } = await load<Pick<Frontend, "render">>(entry);
      // This render needs no timeout, because it started before the changed modules were loaded.
      return render({ ...input, signal: new AbortController().signal });
    },
    async assets() {
      const sheets = await Promise.all((await sheetsOf(vite)).map(styleOf));
      // Vite's client and React's refresh.
      const tags = await vite.transformIndexHtml("/", "");
      return {
        styles: (html) => sheets.map((style) => style(html)).join(""),
        preloads: "",
        script: (attributes) =>
          `${tags}<script type="module" src="/src/intent.ts" data-code="/src/entry-client.tsx"${attributes}></script>`,
        inlined: [...tags.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text),
        sockets: ["ws:"],
      };
    },
  };
}

/** The style sheets that renders have imported, in the order in which the browser evaluates their modules. */
async function sheetsOf({ config, environments: { ssr } }: ViteDevServer): Promise<string[]> {
  const found = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode) => {
    if (found.has(module)) return;
    found.add(module);
    // The module is moved after its imports.
    for (const imported of module.importedModules) visit(imported);
    found.delete(module);
    found.add(module);
  };
  const root = await ssr.moduleGraph.getModuleByUrl(entry);
  if (root !== undefined) visit(root);
  const files = [...found].flatMap(({ file }) => (file !== null && isCSSRequest(file) ? [file] : []));
  return [join(config.root, "src/styles/index.css"), ...files];
}
