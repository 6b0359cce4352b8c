import type { render } from "@site/web/entry-server";
import type { ViteDevServer } from "vite";
import type { Templates } from "../pages/render/templates.ts";
import type { Sources } from "./sources.ts";

const entry = "/src/entry-server.tsx";

/**
 * The templates in the current source of apps/web. Vite's middleware, in front of the application, serves its files.
 */
export async function devTemplates(vite: ViteDevServer, sources: Sources): Promise<Templates> {
  // Loaded once here, because the first load takes seconds and "Serving" is printed after it.
  await sources.import(entry);
  return {
    isDevelopment: true,
    async render(input) {
      const module = await sources.import<{ render: typeof render }>(entry);
      // Without the timeout, because it started before the changed modules were loaded.
      return module.render({ ...input, signal: new AbortController().signal });
    },
    async finishDocument({ html, status }, { path, hydrate }) {
      const renderedPath = status === 404 ? ` data-rendered-path="${path}"` : "";
      const script = `<script type="module" src="/src/entry-client.tsx"${renderedPath}></script>`;
      const page = hydrate ? html.replace("</body>", `${script}</body>`) : html;
      const transformed = await vite.transformIndexHtml(path, page);
      // Removes the line breaks that Vite adds to the head, because React would report them as a hydration mismatch.
      return transformed.replace(/<head>[\s\S]*?<\/head>/, (head) => head.replace(/>\s+</g, "><"));
    },
  };
}
