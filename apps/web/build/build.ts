import { join } from "node:path";
import { build } from "vite";
import { buildArt } from "./art.ts";
import { compressAssets } from "./compress.ts";

const root = join(import.meta.dirname, "..");

/** Everything that the server serves: pictures, then the browser's code, then the renderer. */
await buildArt(root);
await build({ root, logLevel: "warn" });
await build({ root, logLevel: "warn", build: { ssr: true } });
await compressAssets(join(root, "dist/client"));
