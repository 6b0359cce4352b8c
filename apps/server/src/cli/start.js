import { enableCompileCache } from "node:module";
import { join } from "node:path";

// JavaScript, because the first TypeScript module would be translated at every start, before anything can be kept.
// What this program is compiled to is kept for its next start, which then takes two thirds of the time. Not in the
// machine's temporary folder, which is Node's choice: there anybody could put code that would be run here.
enableCompileCache(join(import.meta.dirname, "../../node_modules/.cache/compiled"));

// Only modules that are imported from here on are kept.
await import("./serve.ts");
