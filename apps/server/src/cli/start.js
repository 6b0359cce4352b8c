import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { constants, Script } from "node:vm";
import { crc32 } from "node:zlib";

const file = join(import.meta.dirname, "../../dist/serve.cjs");

/**
 * Loads the bundled server with V8's code cache, because parsing 4 MB takes a quarter of the startup time (decision
 * 32). This file is JavaScript, because Node's TypeScript compiler would remain in the server's memory.
 */
export function loadBundle() {
  if (!existsSync(file)) {
    process.stderr.write("apps/server has not been built. Run: pnpm build\n");
    process.exit(1);
  }
  const bytes = readFileSync(file);
  // V8 checks only the length of the source, so the cache's file name contains the source's checksum.
  const cache = `${file}.${crc32(bytes)}`;
  const script = new Script(`(function (exports, require, __filename, __dirname) {${bytes.latin1Slice()}\n})`, {
    filename: file,
    cachedData: existsSync(cache) ? readFileSync(cache) : undefined,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const exports = {};
  script.runInThisContext()(exports, createRequire(file), file, dirname(file));
  return { ...exports, writeCache: () => writeFileSync(cache, script.createCachedData()) };
}

if (import.meta.main) await loadBundle().serve();
