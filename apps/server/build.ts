import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtFrom, hashInputs } from "@site/web/build/inputs";
import { build } from "vite";

// Bundles the two production processes, because loading 1,400 modules doubles the startup time and takes 30 MB. Each
// bundle is one file, because a running server that loads a second file may get it from a newer deploy.
const repository = join(import.meta.dirname, "../..");
const hash = hashInputs(repository, "server");
for (const entry of ["src/cli/serve.ts", "src/publishing/child.ts"]) {
  // Node keeps ASCII text in half the memory of other text.
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
