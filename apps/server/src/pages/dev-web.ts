import { join } from "node:path";
import middie from "@fastify/middie";
import { createServer, type ViteDevServer } from "vite";
import type { Render, Web } from "./web.ts";

/** Vite inside this process: one port, hot reload included, the source as it is. */
export async function devWeb(): Promise<Web> {
  const root = join(import.meta.dirname, "../../../web");
  let vite: ViteDevServer | null = null;
  return {
    build: null,
    async render(input) {
      const module = await vite?.ssrLoadModule("/src/entry-server.tsx");
      const { render } = module as { render: Render }; // Vite can't know what a module exports
      return render(input);
    },
    async complete({ html, status }, { path, alive }) {
      const drawnAt = status === 404 ? ` data-drawn-at="${path}"` : "";
      const script = `<script type="module" src="/src/entry-client.tsx"${drawnAt}></script>`;
      const page = alive ? html.replace("</body>", `${script}</body>`) : html;
      const transformed = vite === null ? page : await vite.transformIndexHtml(path, page);
      // Vite's line breaks in the head are text that React did not write.
      return transformed.replace(/<head>[\s\S]*?<\/head>/, (head) => head.replace(/>\s+</g, "><"));
    },
    async registerAssets(app) {
      const server = { middlewareMode: true, hmr: { server: app.server } };
      vite = await createServer({ root, appType: "custom", server });
      await app.register(middie);
      app.use(vite.middlewares);
      app.addHook("onClose", () => vite?.close());
    },
  };
}
