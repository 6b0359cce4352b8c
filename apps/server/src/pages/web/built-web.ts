import { access } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import { isInMemory } from "@site/db/address";
import type { FastifyReply } from "fastify";
import { RendererPool } from "../render/renderer-pool.ts";
import type { Web } from "./web.ts";
import { clientFolder, manifestFile } from "./web-folder.ts";

/**
 * The built apps/web, with renderers in child processes.
 * @param databaseUrl the renderers' database; with one in memory, pages are rendered in this process
 * @param warmsUp false for tests that ask for few pages
 * @throws Error when apps/web has not been built
 */
export async function builtWeb({ databaseUrl }: { databaseUrl: string }, { warmsUp = true } = {}): Promise<Web> {
  await access(manifestFile).catch((error: unknown) => {
    throw new Error("apps/web has not been built. Run: pnpm build", { cause: error });
  });
  const openRenderer = isInMemory(databaseUrl) ? await rendererInProcess() : rendererPool(databaseUrl);
  return {
    cachesPages: true,
    warmsUp,
    cards: join(clientFolder, "art/cards"),
    openRenderer,
    async registerAssets(app) {
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
    },
  };
}

function rendererPool(databaseUrl: string): Web["openRenderer"] {
  return ({ site, origin, analytics }, log) => new RendererPool({ databaseUrl, site, origin, analytics }, log);
}

/** Dynamic imports, because the serving process otherwise never loads React. */
async function rendererInProcess(): Promise<Web["openRenderer"]> {
  const { builtTemplates } = await import("../render/built-templates.ts");
  const { renderInProcess } = await import("../render/render-in-process.ts");
  const templates = await builtTemplates();
  return (context) => renderInProcess(context, templates);
}
