import type { Plugin } from "vite";

/**
 * Replaces the function that Vite puts around each dynamic import to load the styles and files of the chunk. There are
 * none to load: all styles are in one sheet, and the server writes the hints of a page's scripts.
 */
export function leanPreload(): Plugin {
  return {
    name: "lean-preload",
    apply: "build",
    enforce: "pre",
    load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null),
  };
}
