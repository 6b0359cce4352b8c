import { hash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { PageContext } from "@site/trpc-router/context";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from "fastify";
import { busyRetrySeconds } from "../configuration/limits.ts";
import { release } from "../configuration/release.ts";
import { Refusal } from "../http/errors.ts";
import { clientFolder, readBuild } from "../pages/built-frontend.ts";
import type { Made, PageRequest } from "../pages/make-page.ts";
import { type Publication, unpublished } from "../pages/serve-pages.ts";
import { Publisher } from "./publisher.ts";
import { Renderer, RendererEnded, type RendererSettings, type RenderLog } from "./renderer.ts";

export type Web = {
  /** Null in development. */
  build: string | null;
  cards: string;
  /** Only one page may be made at a time, so `RenderQueue` makes other requests wait. */
  render: (request: PageRequest, context: PageContext, log: RenderLog) => Promise<Made>;
  publicationFor: (context: PageContext, log: FastifyBaseLogger) => Publication;
  registerAssets: (app: FastifyInstance) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * @param publishes false in tests that request few pages, so that each page is made on request
 * @throws Error if apps/web has not been built
 */
export async function builtWeb(settings: RendererSettings, { publishes = true, idleMs = 60_000 } = {}): Promise<Web> {
  const files = await builtFiles();
  const made = hash("sha256", release + JSON.stringify(settings.page)).slice(0, 16);
  const renderer = new Renderer(settings, { idleMs });
  return {
    ...files,
    render: (request, _context, log) =>
      renderer.ask(request, log).catch((error: unknown) => {
        if (!(error instanceof RendererEnded)) throw error;
        log.error({ err: error }, "every process that makes pages ends; requests for pages are refused for now");
        throw new Refusal("busy", busyRetrySeconds);
      }),
    publicationFor: (context, log) => (publishes ? new Publisher({ settings, made, context, log }) : unpublished),
    close: async () => renderer.close(),
  };
}

/** @throws Error if apps/web has not been built */
export async function builtFiles() {
  const build = await readBuild().catch((error: unknown) => {
    throw new Error("apps/web has not been built. Run: pnpm build", { cause: error });
  });
  return { build, cards: join(clientFolder, "art/cards"), registerAssets };
}

async function registerAssets(app: FastifyInstance): Promise<void> {
  const { default: fastifyStatic } = await import("@fastify/static");
  const assets = join(clientFolder, "assets/");
  await app.register(fastifyStatic, {
    root: clientFolder,
    // Without this option, the plugin's catch-all route would conflict with that of the pages.
    serve: false,
    preCompressed: true,
    setHeaders(reply: FastifyReply, path) {
      const maxAge = path.startsWith(assets) ? "31536000, immutable" : "86400";
      reply.header("cache-control", `public, max-age=${maxAge}`);
    },
  });
  // Each file at the root of the folder has its own route, because all other paths at the root are pages.
  const entries = await readdir(clientFolder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => `/${name}`);
  for (const route of ["/assets/*", "/art/*", ...files])
    app.get(route, ({ url }, reply) => reply.sendFile(url.split("?", 1).join()));
}
