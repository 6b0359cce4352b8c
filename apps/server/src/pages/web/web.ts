import type { Context } from "@site/trpc-router/context";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Renderer } from "../render/renderer.ts";

/** apps/web as the serving process sees it: built files in production, Vite in development. */
export type Web = {
  /** false in development, where Vite rewrites modules while pages are open. */
  cachesPages: boolean;
  /** Whether all pages are rendered as soon as the server listens. */
  warmsUp: boolean;
  /** The folder with the social cards that the build has drawn. */
  cards: string;
  /** Called once, when the application is built. */
  openRenderer: (context: Context, log: FastifyBaseLogger) => Renderer;
  /** Serves what the documents ask for. */
  registerAssets: (app: FastifyInstance) => Promise<void>;
};
