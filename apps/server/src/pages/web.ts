import type { PageContext } from "@site/trpc-router/context";
import type { render } from "@site/web/entry-server";
import type { PageAnswer } from "@site/web/form-outcome";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { makePage, type RenderedPage } from "./make-page.ts";

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
  rendererFor: (context: PageContext, log: FastifyBaseLogger) => Renderer;
  /** Registers the routes of scripts, styles, fonts and pictures. */
  registerAssets: (app: FastifyInstance) => Promise<void>;
  close: () => Promise<void>;
};

/** The rendering half of apps/web and what its documents refer to: the build, or the sources through Vite. */
export type Frontend = {
  render: typeof render;
  /** Called after the render, because Vite knows a style sheet when it has been imported. */
  assets: () => Promise<PageAssets>;
};

export type PageAssets = {
  /** Style elements with the rules that a document uses. */
  styles: (html: string) => string;
  /** Elements of the head that load files early. */
  preloads: string;
  /**
   * The inlined script, which asks for the browser's code when a visitor touches the page.
   * @param attributes more of the script: `DocumentFacts` of apps/web
   */
  script: (attributes: string) => string;
  /** Origins of sockets that pages may open: Vite's, which announces changed modules. */
  sockets: readonly string[];
};

export type PageRequest = {
  /** `PageAddress.path`. */
  path: string;
  /** What the page says to one person; null: it is the same for all. */
  answer: PageAnswer | null;
};

/** Makes one page at a time; `RenderQueue` is in front. */
export type Renderer = {
  /** @throws Error when the page can't be made */
  render: (request: PageRequest) => Promise<RenderedPage>;
};

/** Renders in this process: for development, where Vite holds the modules, and for databases in memory. */
export function renderInProcess(context: PageContext, frontend: Frontend): Renderer {
  return { render: (request) => makePage({ context, frontend, request }) };
}
