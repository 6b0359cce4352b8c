import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown, type UserConfig } from "vite";

/**
 * Splits the browser's code into two files: one has the libraries, and the other has the site's own code. A release
 * seldom changes the libraries, so browsers can keep that file in their cache.
 */
const groups: Rolldown.CodeSplittingGroup[] = [{ name: "framework", test: /node_modules\// }];

export default defineConfig(
  ({ command, isSsrBuild }): UserConfig => ({
    root: import.meta.dirname,
    plugins: [react()],
    // Replaces `process.env.NODE_ENV` in the built code with "production", so that React runs in production mode even
    // if the server's environment says otherwise.
    ...(command === "build" && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
    build: {
      outDir: "dist/client",
      emptyOutDir: true,
      manifest: !isSsrBuild,
      // Vite turns small files into `data:` URLs by default. This turns that off, because `<use>` can't refer to a
      // symbol in a `data:` URL of an SVG sprite.
      assetsInlineLimit: 0,
      // All CSS is in one style sheet. The server puts the rules that a page uses into the page itself, and the browser
      // loads the whole style sheet later.
      cssCodeSplit: false,
      copyPublicDir: !isSsrBuild,
      // Vite warns about files that are larger than this (in kB). The file with the libraries is large, but browsers
      // load it only after an interaction. The renderer has no limit, because it runs only on the server.
      chunkSizeWarningLimit: isSsrBuild ? Number.POSITIVE_INFINITY : 600,
      // Vite needn't add preloads for scripts, because `src/browser/start.ts` requests all scripts at once.
      modulePreload: false,
      rolldownOptions: isSsrBuild
        ? { input: "src/entry-server.tsx" }
        : {
            input: "src/entry-client.tsx",
            // Keeps the exports of the entry, because the inline script calls the exported function `hydrate`.
            preserveEntrySignatures: "strict",
            output: { codeSplitting: { groups } },
          },
      ssr: isSsrBuild === true,
    },
    // Tells Vite where to look for imported packages when the dev server starts. If Vite found a package only later, it
    // would reload the open page.
    optimizeDeps: { entries: ["src/entry-client.tsx"] },
    // A build bundles all packages into the renderer, because the server starts faster if it loads one file instead of
    // many files from node_modules.
    ssr: { noExternal: command === "build" ? true : [] },
  }),
);
