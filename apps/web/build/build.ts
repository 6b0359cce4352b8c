import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { buildArt } from "./art.ts";
import { compressAssets } from "./compress.ts";
import { hashInputs, inputsHashFile } from "./inputs.ts";
import { keepAssets } from "./keep-assets.ts";

// The tests and some machines say otherwise, and then React's JSX would be compiled for development.
process.env.NODE_ENV = "production";

const root = join(import.meta.dirname, "..");
const client = join(root, "dist/client");
const repository = join(root, "../..");
const builtFrom = join(repository, inputsHashFile);

// Read before the build and written after: a build that failed, or during which a file changed, is made again.
const hash = hashInputs(repository);
rmSync(builtFrom, { force: true });
/** Everything that the server serves: pictures, then the browser's code, then the renderer; beside them the browser's code of the build before. */
await buildArt(root);
const putBack = await keepAssets(client);
await build({ root, logLevel: "warn" });
await build({ root, logLevel: "warn", build: { ssr: true, outDir: "dist/server" } });
await compressAssets(client);
await putBack();
writeFileSync(builtFrom, hash);
