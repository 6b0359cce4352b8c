import { enableCompileCache } from "node:module";
import { join } from "node:path";

// JavaScript, because a TypeScript entry module would be translated at every start, before the cache is enabled.
// The compile cache saves a third of the next start. It is not in the temporary folder, Node's default, because other
// users of the machine could put code there that this program would run.
enableCompileCache(join(import.meta.dirname, "../../node_modules/.cache/compiled"));

// Imported dynamically, because only modules that load after this point are cached.
await import("./serve.ts");
