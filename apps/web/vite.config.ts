import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown, type UserConfig } from "vite";

/** The code is two files: the libraries, which a release seldom changes, and the site's own code. */
const groups: Rolldown.CodeSplittingGroup[] = [{ name: "framework", test: /node_modules\// }];

export default defineConfig(
  ({ command, isSsrBuild }): UserConfig => ({
    root: import.meta.dirname,
    plugins: [react()],
    // The renderer is built for production, whatever the server's environment says.
    ...(command === "build" && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
    build: {
      outDir: "dist/client",
      emptyOutDir: true,
      manifest: !isSsrBuild,
      // Sprites aren't inlined, because a `data:` URL can't name their parts.
      assetsInlineLimit: 0,
      // There is one sheet: the server inlines the rules that a page uses, and the browser loads the whole sheet later.
      cssCodeSplit: false,
      copyPublicDir: !isSsrBuild,
      // In kB. The libraries are one large file, which only an interaction loads. No browser loads the renderer.
      chunkSizeWarningLimit: isSsrBuild ? Number.POSITIVE_INFINITY : 600,
      // Preloads aren't needed, because the inline script requests all files at once.
      modulePreload: false,
      rolldownOptions: isSsrBuild
        ? { input: "src/entry-server.tsx" }
        : {
            input: "src/entry-client.tsx",
            // The inline script calls the entry's exports.
            preserveEntrySignatures: "strict",
            output: { codeSplitting: { groups } },
          },
      ssr: isSsrBuild === true,
    },
    // Tells Vite where to find dependencies. In development, a dependency that Vite finds late reloads the open page.
    optimizeDeps: { entries: ["src/entry-client.tsx"] },
    // The built renderer is one file that imports nothing from node_modules, so the server starts faster.
    ssr: { noExternal: command === "build" ? true : [] },
  }),
);
