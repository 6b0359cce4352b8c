import { join } from "node:path";
import type { ViteDevServer } from "vite";
import type { Render, Web } from "../pages/web.ts";
import type { Sources } from "./sources.ts";

const renderer = "/src/entry-server.tsx";

/** The source of apps/web as it is now. Its files are served by Vite, in front of the application. */
export async function devWeb(vite: ViteDevServer, sources: Sources): Promise<Web> {
  // The first load takes seconds; "Serving" is printed after it.
  await sources.import(renderer);
  return {
    build: null,
    cards: join(vite.config.publicDir, "art/cards"),
    async render(input) {
      const { render } = await sources.import<{ render: Render }>(renderer);
      // Without the time limit, which began before the changed modules were loaded.
      return render({ ...input, signal: new AbortController().signal });
    },
    async complete({ html, status }, { path, alive }) {
      const drawnAt = status === 404 ? ` data-drawn-at="${path}"` : "";
      const script = `<script type="module" src="/src/entry-client.tsx"${drawnAt}></script>`;
      const page = alive ? html.replace("</body>", `${script}</body>`) : html;
      const transformed = await vite.transformIndexHtml(path, page);
      // Vite's line breaks in the head are text that React did not write.
      return transformed.replace(/<head>[\s\S]*?<\/head>/, (head) => head.replace(/>\s+</g, "><"));
    },
    async registerAssets() {},
  };
}
