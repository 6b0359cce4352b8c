import type { PageContext } from "@site/trpc-router/context";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { PageRequest, RenderedPage } from "./make-page.ts";

/** Makes one page. @throws Error when the page can't be made */
export type Render = (request: PageRequest) => Promise<RenderedPage>;

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
  /** Called once per application. @returns a function that makes one page at a time; `RenderQueue` is in front of it */
  rendererFor: (context: PageContext, log: Pick<FastifyBaseLogger, "warn" | "error">) => Render;
  /** Registers the routes of scripts, styles, fonts and pictures. */
  registerAssets: (app: FastifyInstance) => Promise<void>;
  close: () => Promise<void>;
};
