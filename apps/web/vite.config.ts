import { hash } from "node:crypto";
import { relative } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown } from "vite";

/**
 * What every page runs and a release seldom changes. It is an input of its own, so that the bundler's helpers, which
 * React's modules need, find their place in it and not in one more file.
 */
const framework =
  /src\/framework\.ts|node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?:react-router|router-core|history|store|react-store))\//;
const frame =
  /src\/(?:entry-client|router|routes|layout|templates\/failures|seo|analytics\/(?!start)|browser|data\/(?!client)|forms\/(?:load|toasts\/(?:load|toasts|toast-outlet)))|content\/src\/(?:nav|site|paths|facts\/durations|blog-search|social-cards|copy\/failures)/;
const section = /src\/(?:sections|ui|generated)\//;
const data = /node_modules\/@(?:trpc|tanstack\/(?:query-core|react-query))\/|src\/data\/client\//;
const earlyForm = /src\/forms\/(?:late-form|early-form|fields|signs-of-life|draft\/(?:records|kept|form-key))/;

/** Few files a page: the framework, the site's frame with the sections of several templates, the page's own. */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: "framework", test: framework, priority: 3 },
  { name: nameOfFrame, debugName: "frame", priority: 2 },
  { name: "early-form", test: earlyForm, priority: 1 },
  { name: "data", test: data, priority: 1 },
];

/** A section that one template draws is that page's own. */
function nameOfFrame(id: string, context: Rolldown.ChunkingContext): string | null {
  const isShared = section.test(id) && new Set(context.getModuleInfo(id)?.importers).size > 1;
  return isShared || frame.test(id) ? "frame" : null;
}

/** A name and its file, without the line that Vite adds: each page's document and code hold hundreds of names. */
function scopedName(name: string, file: string): string {
  return `${name}_${hash("sha1", relative(import.meta.dirname, file), "base64url").slice(0, 4)}`;
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  // The server answers for the public files too; in development Vite does.
  // The renderer is built for production whatever the environment of the server says.
  ...(command === "build" && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: "dist/client",
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
      : {
          input: ["src/framework.ts", "src/entry-client.tsx"],
          preserveEntrySignatures: false,
          output: { codeSplitting: { groups } },
        },
    ssr: isSsrBuild === true,
  },
  // In development: no HTML file names the entry, and a dependency that is found late loads the open page again.
  optimizeDeps: { entries: ["src/entry-client.tsx"] },
  // Built: one file without node_modules to resolve, so the server starts faster.
  ssr: { noExternal: command === "build" ? true : [] },
}));
