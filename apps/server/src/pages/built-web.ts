import { access } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyStaticOptions } from "@fastify/static";
import type { PageContext } from "@site/trpc-router/context";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from "fastify";
import { clientFolder, manifestFile, readBuild } from "./built-frontend.ts";
import type { PageRequest, RenderedPage } from "./make-page.ts";
import { RendererProcess, type RendererSettings } from "./renderer-process.ts";

/** Makes one page. @throws Error when the page can't be made */
export type Render = (request: PageRequest) => Promise<RenderedPage>;

/** The server's interface to apps/web: the build, or its sources through Vite. */
export type Web = {
  /** Names the build. null: in development, where pages are not cached, because Vite replaces modules while they are open. */
  build: string | null;
  /** Whether to render all pages as soon as the server listens. */
  warmsUp: boolean;
  /** Folder of the social cards. */
  cards: string;
  /** Called once per application. @returns a function that makes one page at a time; `RenderQueue` is in front of it */
  rendererFor: (context: PageContext, log: Pick<FastifyBaseLogger, "warn" | "error">) => Render;
  /** Registers the routes of scripts, styles, fonts and pictures. */
  registerAssets: (app: FastifyInstance) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * The built apps/web. Starts the renderer process at once, so that it loads while the database is opened.
 * @param warmsUp false for tests that ask for few pages
 * @throws Error when apps/web has not been built
 */
export async function builtWeb(settings: RendererSettings, { warmsUp = true } = {}): Promise<Web> {
  const files = await builtFiles();
  const renderer = new RendererProcess(settings);
  return {
    ...files,
    warmsUp,
    rendererFor: (_context, log) => (request) => renderer.render(request, log),
    close: () => renderer.close(),
  };
}

/** What the build has for browsers. @throws Error when apps/web has not been built */
export async function builtFiles() {
  await access(manifestFile).catch((error: unknown) => {
    throw new Error("apps/web has not been built. Run: pnpm build", { cause: error });
  });
  return { build: await readBuild(), cards: join(clientFolder, "art/cards"), registerAssets };
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
