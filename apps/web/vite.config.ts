import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Few files a page: what all pages run, what most draw, what forms need; beside them one file per template. */
const chunks = [
  { name: "framework", priority: 4, test: /node_modules\/(?:react|react-dom|scheduler|@tanstack|@trpc|clsx)\// },
  {
    name: "shared",
    priority: 3,
    test: /src\/(?:analytics|layout|seo|trpc)|content\/src|forms\/(?:toasts|toast-outlet|load-toast|attribution|storage)/,
  },
  { name: "sections", priority: 2, minShareCount: 2, test: /src\/(?:sections|generated)\// },
  { name: "forms", priority: 1, test: /node_modules\/(?:@mantine|zod)\/|src\/forms\/(?!toast-area)|trpc-router\/src/ },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  // The server answers for the public files too; in development Vite does.
  // The renderer is built for production whatever the environment of the server says.
  ...(command === "build" && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
  build: {
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // A sprite's parts can't be named inside a data: address.
    assetsInlineLimit: 0,
    // One sheet: the server inlines what a page uses, the browser fetches the whole for later pages.
    cssCodeSplit: false,
    copyPublicDir: !isSsrBuild,
    // Preload hints are written by the server, which knows the page.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { input: "src/entry-server.tsx" }
      : { input: "src/entry-client.tsx", output: { codeSplitting: { groups: chunks } } },
    ssr: isSsrBuild === true,
  },
  // Built: one file without node_modules to resolve, so the server starts faster.
  ssr: { noExternal: command === "build" ? true : [] },
}));
