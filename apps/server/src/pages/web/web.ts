import type { Context } from "@site/trpc-router/context";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Renderer } from "../render/renderer.ts";

/** The serving process's interface to apps/web: built files in production, Vite in development. */
export type Web = {
  /** false in development, because Vite replaces modules while pages are open. */
  cachesPages: boolean;
  /** Whether to warm the cache as soon as the server listens. */
  warmsUp: boolean;
  /** Folder of the social cards. */
  cards: string;
  /** Called once per application. */
  openRenderer: (context: Context, log: FastifyBaseLogger) => Renderer;
  /** Registers the routes of scripts, styles, fonts and pictures. */
  registerAssets: (app: FastifyInstance) => Promise<void>;
};
