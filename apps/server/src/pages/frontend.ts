import type { render } from "@site/web/entry-server";

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
  preloads: (page: { template: string | null; hydrate: boolean }) => string;
  /** The elements that load the browser's code. @param attributes of the script that hydrates the page */
  scripts: (attributes: string) => string;
  /** Origins of sockets that pages may open: Vite's, which announces changed modules. */
  sockets: readonly string[];
};
