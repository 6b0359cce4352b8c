import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown, type UserConfig } from "vite";

/** Two files: the libraries, which a release seldom changes, and the site's own code. */
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
      // A data: address can't name a sprite's parts.
      assetsInlineLimit: 0,
      // One sheet: the server inlines the rules that a page uses, and the browser fetches it all for later pages.
      cssCodeSplit: false,
      copyPublicDir: !isSsrBuild,
      // kB. The libraries are one file, which a touch fetches; page-kinds.spec.ts bounds the bytes of a first visit. No
      // browser fetches the renderer's file.
      chunkSizeWarningLimit: isSsrBuild ? Number.POSITIVE_INFINITY : 600,
      // The inlined script requests all files at once.
      modulePreload: false,
      rolldownOptions: isSsrBuild
        ? { input: "src/entry-server.tsx" }
        : {
            input: "src/entry-client.tsx",
            // The inlined script calls the entry's exports.
            preserveEntrySignatures: "strict",
            output: { codeSplitting: { groups } },
          },
      ssr: isSsrBuild === true,
    },
    // In development: no HTML file names the entry, and a dependency that is found late reloads the open page.
    optimizeDeps: { entries: ["src/entry-client.tsx"] },
    // In the build: one file without node_modules to resolve, so the server starts faster.
    ssr: { noExternal: command === "build" ? true : [] },
  }),
);
