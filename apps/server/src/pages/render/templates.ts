import type { Rendered, render } from "@site/web/entry-server";

/** The rendering half of apps/web: the built server entry, or the source through Vite. */
export type Templates = {
  /** Vite opens a socket in its pages and evaluates code, so they get an open Content-Security-Policy. */
  isDevelopment: boolean;
  render: typeof render;
  /** Adds styles to a rendered document and, if `hydrate` is set, scripts. */
  finishDocument: (rendered: Rendered, options: { path: string; hydrate: boolean }) => Promise<string>;
};
