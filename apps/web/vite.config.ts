import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown, type UserConfig } from "vite";

/** A release seldom changes the libraries, so browsers can keep the file of the libraries in their cache. */
const groups: Rolldown.CodeSplittingGroup[] = [{ name: "framework", test: /node_modules\// }];

export default defineConfig(
  ({ command, isSsrBuild }): UserConfig => ({
    root: import.meta.dirname,
    plugins: [react()],
    // Makes React run in production mode even if the server's environment says otherwise.
    ...(command === "build" && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
    build: {
      outDir: "dist/client",
      emptyOutDir: true,
      manifest: !isSsrBuild,
      // `<use>` can't refer to a symbol in a `data:` URL of an SVG sprite.
      assetsInlineLimit: 0,
      // The server puts the rules that a page uses into the page, and the browser loads the style sheet later.
      cssCodeSplit: false,
      copyPublicDir: !isSsrBuild,
      // In kB. Browsers load the large file of the libraries only after an interaction.
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
    // If Vite found a package only after the dev server has started, it would reload the open page.
    optimizeDeps: { entries: ["src/entry-client.tsx"] },
    // The server starts faster if it loads one file instead of many files from node_modules.
    ssr: { noExternal: command === "build" ? true : [] },
  }),
);
