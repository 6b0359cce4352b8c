import type { Rendered, render } from "@site/web/entry-server";

/** The rendering half of apps/web: the built server entry, or the source through Vite. */
export type Templates = {
  /** Vite talks to its pages over a socket and evaluates code: they get an open policy. */
  isDevelopment: boolean;
  render: typeof render;
  /** Gives a rendered document its styles, and its scripts if it is to be hydrated. */
  finish: (rendered: Rendered, options: { path: string; hydrate: boolean }) => Promise<string>;
};
