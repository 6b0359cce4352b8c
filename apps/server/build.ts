import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtFrom, hashInputs } from "@site/web/build/inputs";
import { build } from "vite";

// Bundles each of production's two processes with its packages, because loading 1,400 modules took half of a start, and 30 MB.
// One file each, also for code that is loaded late, because a deploy replaces the files of a running server.
const repository = join(import.meta.dirname, "../..");
const hash = hashInputs(repository, "server");
const entries = { serve: "src/cli/serve.ts", child: "src/publishing/child.ts" };
for (const [name, ssr] of Object.entries(entries)) {
  // Node keeps a text in half the memory if it is ASCII.
  const output = { entryFileNames: `${name}.js`, codeSplitting: false, charset: "ascii", comments: false } as const;
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "warn",
    // It has a binary.
    ssr: { noExternal: true, external: ["better-sqlite3"] },
    build: { ssr, emptyOutDir: false, rolldownOptions: { output } },
  });
}
writeFileSync(join(repository, builtFrom("server")), hash);
