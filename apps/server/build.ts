import { globSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { entriesOf } from "@site/content/entries-of";
import { builtFrom, hashInputs } from "@site/web/build/inputs";
import { build, type Plugin } from "vite";

// Bundles the two production processes, because loading 1,400 modules took half of the startup time and 30 MB. Each
// bundle is one file, because a running server would load a second file late, when a deploy may have replaced it.
const repository = join(import.meta.dirname, "../..");
const hash = hashInputs(repository, "server");
const entries = { serve: "src/cli/serve.ts", child: "src/publishing/child.ts" };

/** Importing node:http runs all its getters, and one takes 40 ms to load `fetch`. `getBuiltinModule` runs no getter. */
const members = Object.entries(Object.getOwnPropertyDescriptors(http));
const plain = members.flatMap(([name, { get }]) => (get === undefined ? [name] : []));
const lookUpHttp: Plugin = {
  name: "look-up-http",
  enforce: "pre",
  resolveId: (id, _, { kind }) => (/^(?:node:)?http$/.test(id) && kind === "import-statement" ? "\0http" : null),
  load: (id) =>
    id === "\0http"
      ? `const http = process.getBuiltinModule("node:http"); export default http; export const { ${plain} } = http;`
      : null,
};

// Node keeps ASCII text in half the memory of other text.
const output = { codeSplitting: false, charset: "ascii", comments: false } as const;
const outputs = {
  serve: { ...output, format: "cjs", entryFileNames: "serve.cjs" },
  child: { ...output, entryFileNames: "child.js" },
} as const;
for (const [name, ssr] of entriesOf(entries)) {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "warn",
    plugins: [lookUpHttp],
    // better-sqlite3 contains a binary, which can't be bundled.
    ssr: { noExternal: true, external: ["better-sqlite3"] },
    build: { ssr, emptyOutDir: false, rolldownOptions: { output: outputs[name] } },
  });
}
for (const old of globSync("dist/serve.cjs.*", { cwd: import.meta.dirname })) rmSync(join(import.meta.dirname, old));
const bundle = pathToFileURL(join(import.meta.dirname, "src/cli/start.js")).href;
const { loadBundle }: { loadBundle: () => { writeCache: () => void } } = await import(bundle);
loadBundle().writeCache();
writeFileSync(join(repository, builtFrom("server")), hash);
