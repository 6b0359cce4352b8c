import type { Rendered, render } from "@site/web/entry-server";
import type { FastifyInstance } from "fastify";

export type Render = typeof render;

/** apps/web as the server sees it: built files in production, Vite in development. */
export type Web = {
  /** Another name with every build; null: Vite, in development. It changes pages under way and talks to them over a socket. */
  build: string | null;
  render: Render;
  /** Gives a rendered document its styles and, unless it stays as it is, its script. */
  complete: (rendered: Rendered, options: { path: string; alive: boolean }) => Promise<string>;
  /** The folder with the social cards that the build has drawn. */
  cards: string;
  /** Serves what the documents ask for. */
  registerAssets: (app: FastifyInstance) => Promise<void>;
};
