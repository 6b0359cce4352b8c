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
      // A `data:` URL can't name a sprite's parts.
      assetsInlineLimit: 0,
      // There is one sheet. The server inlines the rules that a page uses; later pages use the whole sheet.
      cssCodeSplit: false,
      copyPublicDir: !isSsrBuild,
      // In kB. An interaction fetches the libraries, which are one file; page-kinds.spec.ts limits the bytes of a first
      // visit. No browser fetches the renderer's file.
      chunkSizeWarningLimit: isSsrBuild ? Number.POSITIVE_INFINITY : 600,
      // Vite needs no preloads, because the inlined script requests all files at once.
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
    // No HTML file names the entry. In development, a dependency that Vite finds late would reload the open page.
    optimizeDeps: { entries: ["src/entry-client.tsx"] },
    // The built renderer is one file without imports from node_modules, so that the server starts faster.
    ssr: { noExternal: command === "build" ? true : [] },
  }),
);
