import { access } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyReply } from "fastify";
import { RendererPool } from "./render/renderer-pool.ts";
import type { Web } from "./web.ts";
import { clientFolder, manifestFile } from "./web-folder.ts";

/**
 * The built apps/web, with its renderer in processes of its own.
 * @param databaseUrl the database that pages are made from; it must be one that another process can open
 * @throws Error when apps/web has not been built
 */
export async function builtWeb({ databaseUrl }: { databaseUrl: string }): Promise<Web> {
  await access(manifestFile).catch((error: unknown) => {
    throw new Error("apps/web has not been built. Run: pnpm build", { cause: error });
  });
  return {
    cachesPages: true,
    warmsUp: true,
    cards: join(clientFolder, "art/cards"),
    openRenderer: ({ site, origin, analytics }, log) => new RendererPool({ databaseUrl, site, origin, analytics }, log),
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
      // One route for each file at the root, because the root's other addresses are pages.
      await serve("public, max-age=86400", { wildcard: false, globIgnore: ["assets/**", "art/**"] });
    },
  };
}
