import { access } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyStaticOptions } from "@fastify/static";
import { isInMemory } from "@site/db/address";
import type { FastifyInstance, FastifyReply } from "fastify";
import { clientFolder, manifestFile, readBuild } from "./built-frontend.ts";
import { RendererProcess, type RendererSettings } from "./renderer-process.ts";
import type { Web } from "./web.ts";

/**
 * The built apps/web. Starts the renderer process at once, so that it loads while the database is opened; with a
 * database in memory, which no other process can read, pages are rendered in this process.
 * @param warmsUp false for tests that ask for few pages
 * @throws Error when apps/web has not been built
 */
export async function builtWeb(settings: RendererSettings, { warmsUp = true } = {}): Promise<Web> {
  await access(manifestFile).catch((error: unknown) => {
    throw new Error("apps/web has not been built. Run: pnpm build", { cause: error });
  });
  const cards = join(clientFolder, "art/cards");
  const renderer = isInMemory(settings.databaseUrl) ? await rendererInProcess() : processRenderer(settings);
  return { build: await readBuild(), cachesPages: true, warmsUp, cards, registerAssets, ...renderer };
}

function processRenderer(settings: RendererSettings): Pick<Web, "rendererFor" | "close"> {
  const renderer = new RendererProcess(settings);
  return {
    rendererFor(_context, log) {
      renderer.log = log;
      return renderer;
    },
    close: () => renderer.close(),
  };
}

/** Dynamic imports, because the serving process otherwise never loads React. */
async function rendererInProcess(): Promise<Pick<Web, "rendererFor" | "close">> {
  const { renderInProcess } = await import("./web.ts");
  const { builtFrontend } = await import("./built-frontend.ts");
  const frontend = await builtFrontend();
  return { rendererFor: (context) => renderInProcess(context, frontend), close: async () => {} };
}

async function registerAssets(app: FastifyInstance): Promise<void> {
  // Loaded while the renderer starts.
  const { default: fastifyStatic } = await import("@fastify/static");
  const serve = (cacheControl: string, options: Pick<FastifyStaticOptions, "prefix" | "wildcard" | "globIgnore">) =>
    app.register(fastifyStatic, {
      root: join(clientFolder, options.prefix ?? ""),
      preCompressed: true,
      decorateReply: false,
      setHeaders: (reply: FastifyReply) => void reply.header("cache-control", cacheControl),
      ...options,
    });
  await serve("public, max-age=31536000, immutable", { prefix: "/assets/" });
  await serve("public, max-age=86400", { prefix: "/art/" });
  // One route per file at the root, because all other paths at the root are pages.
  await serve("public, max-age=86400", { wildcard: false, globIgnore: ["assets/**", "art/**"] });
}
