import type { render } from "@site/web/entry-server";
import type { ViteDevServer } from "vite";
import type { Templates } from "../pages/render/templates.ts";
import type { Sources } from "./sources.ts";

const entry = "/src/entry-server.tsx";

/** The source of apps/web as it is now. Its files are served by Vite, in front of the application. */
export async function devTemplates(vite: ViteDevServer, sources: Sources): Promise<Templates> {
  // The first load takes seconds; "Serving" is printed after it.
  await sources.import(entry);
  return {
    isDevelopment: true,
    async render(input) {
      const module = await sources.import<{ render: typeof render }>(entry);
      // Without the time limit, which began before the changed modules were loaded.
      return module.render({ ...input, signal: new AbortController().signal });
    },
    async finish({ html, status }, { path, hydrate }) {
      const drawnAt = status === 404 ? ` data-drawn-at="${path}"` : "";
      const script = `<script type="module" src="/src/entry-client.tsx"${drawnAt}></script>`;
      const page = hydrate ? html.replace("</body>", `${script}</body>`) : html;
      const transformed = await vite.transformIndexHtml(path, page);
      // Vite puts line breaks into the head, which React takes for text that it did not write.
      return transformed.replace(/<head>[\s\S]*?<\/head>/, (head) => head.replace(/>\s+</g, "><"));
    },
  };
}
