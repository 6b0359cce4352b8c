import { join } from "node:path";
import { build } from "vite";

/** Compiles the script that documents inline to `intent.js` in the renderer's folder. */
export async function buildIntent(root: string, renderer: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    build: {
      outDir: renderer,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, "src/intent.ts"),
        output: { format: "iife", entryFileNames: "intent.js" },
      },
    },
  });
}
