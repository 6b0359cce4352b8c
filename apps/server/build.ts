import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtFrom, hashInputs } from "@site/web/build/inputs";
import { build } from "vite";

// This script bundles the server and the process that renders pages. Without the bundles, Node would load 1,400
// modules, which doubles the startup time and takes 30 MB of memory. Each bundle is one file: if a running server
// loaded a second file later, it could get that file from a newer deploy.
const repository = join(import.meta.dirname, "../..");
const hash = hashInputs(repository, "server");
for (const entry of ["src/cli/serve.ts", "src/publishing/child.ts"]) {
  // The bundles contain only ASCII, because Node keeps such text in half the memory.
  const output = { codeSplitting: false, charset: "ascii", comments: false } as const;
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "warn",
    // better-sqlite3 contains a binary, which can't be bundled.
    ssr: { noExternal: true, external: ["better-sqlite3"] },
    build: { ssr: entry, emptyOutDir: false, rolldownOptions: { output } },
  });
}
writeFileSync(join(repository, builtFrom("server")), hash);
