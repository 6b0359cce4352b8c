import type { Context } from "@site/trpc-router/context";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Renderer } from "./renderer.ts";

/** The server's interface to apps/web: the build, or its sources through Vite. */
export type Web = {
  /** Names the build; null in development. */
  build: string | null;
  /** false in development, because Vite replaces modules while pages are open. */
  cachesPages: boolean;
  /** Whether to render all pages as soon as the server listens. */
  warmsUp: boolean;
  /** Folder of the social cards. */
  cards: string;
  /** Called once per application. */
  rendererFor: (context: Context, log: FastifyBaseLogger) => Renderer;
  /** Registers the routes of scripts, styles, fonts and pictures. */
  registerAssets: (app: FastifyInstance) => Promise<void>;
  close: () => Promise<void>;
};
