import { join } from "node:path";
import middie from "@fastify/middie";
import { createServer } from "vite";
import type { Render, Web } from "./web.ts";

/** Vite inside this process: one port, hot reload, the source as it is. */
export async function devWeb(): Promise<Web> {
  const root = join(import.meta.dirname, "../../../web");
  const vite = await createServer({ root, appType: "custom", server: { middlewareMode: true, ws: false } });
  const script = '<script type="module" src="/src/entry-client.tsx"></script>';
  return {
    async render(input) {
      const { render } = (await vite.ssrLoadModule("/src/entry-server.tsx")) as { render: Render }; // Vite can't know what a module exports
      return render(input);
    },
    async complete({ html }, { path, alive }) {
      return vite.transformIndexHtml(path, alive ? html.replace("</body>", `${script}</body>`) : html);
    },
    async registerAssets(app) {
      await app.register(middie);
      app.use(vite.middlewares);
      app.addHook("onClose", () => vite.close());
    },
  };
}
