import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtFrom, hashInputs } from "@site/web/build/inputs";
import { build } from "vite";

// Node would take twice as long to start if it had to load 1,400 modules. Each bundle is one file, because a running
// server could load a second file from a newer deploy.
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
