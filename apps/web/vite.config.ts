import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown, type UserConfig } from "vite";

/**
 * The libraries that every page runs; a release seldom changes them. An input of its own, so that the bundler puts its
 * own helpers, which React's modules need, into this file.
 */
const framework =
  /src\/framework\.ts|node_modules\/(?:@mantine\/core\/esm\/core|clsx|react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?:react-router|router-core|history|store|react-store))\//;
/** Folders that every page runs with all below them, and folders of which every page runs the files directly inside. */
const frame =
  /web\/src\/(?:(?:routes|layout(?!\/quick-bar\/)|templates\/failures|seo|browser|forms\/hydration)\/|(?:analytics\/|data\/|templates\/sectioned-)?[^/]+$)/;
/** The components of Mantine that pages are made of; those of the forms alone come with the forms. */
const mantine =
  /@mantine\/core\/esm\/components\/(?:Badge|Button|Center|Container|Group|Loader|Paper|Skeleton|Stack|ThemeIcon|Title|Transition|UnstyledButton|VisuallyHidden)\//;
/** Belongs to the frame where several modules import it, else to the page or form that does. */
const shared = /web\/src\/(?:sections|ui|generated)\/|packages\/content\/src\//;
const data = /node_modules\/@(?:trpc|tanstack\/(?:query-core|react-query))\/|web\/src\/data\/client\//;

/** Few files a page: the framework, the site's frame with the sections of several templates, the page's own. */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: "framework", test: framework, priority: 3 },
  { name: nameOfFrame, debugName: "frame", priority: 2 },
  { name: "data", test: data, priority: 1 },
];

function nameOfFrame(id: string, context: Rolldown.ChunkingContext): string | null {
  const isShared = shared.test(id) && new Set(context.getModuleInfo(id)?.importers).size > 1;
  return isShared || frame.test(id) || mantine.test(id) ? "frame" : null;
}

export default defineConfig(
  ({ command, isSsrBuild }): UserConfig => ({
    root: import.meta.dirname,
    plugins: [react()],
    // The renderer is built for production whatever the environment of the server says.
    ...(command === "build" && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
    // Short, because every page has hundreds of them; with the class's own name for the developer's inspector.
    css: { modules: { generateScopedName: command === "build" ? "[hash:base64:5]" : "[local]_[hash:base64:5]" } },
    build: {
      outDir: "dist/client",
      emptyOutDir: true,
      manifest: !isSsrBuild,
      // A sprite's parts can't be named inside a data: address.
      assetsInlineLimit: 0,
      // One sheet: the server inlines what a page uses, the browser fetches the whole for later pages.
      cssCodeSplit: false,
      copyPublicDir: !isSsrBuild,
      // Preload hints are written by the server, which knows the page; the lists of files would cost every first visit 1
      // kB.
      modulePreload: false,
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
  }),
);
