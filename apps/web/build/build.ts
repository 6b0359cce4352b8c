import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { buildArt } from "./art.ts";
import { compressAssets } from "./compress.ts";
import { keepAssets } from "./keep-assets.ts";

const root = join(import.meta.dirname, "..");
const client = join(root, "dist/client");

/** Everything that the server serves: pictures, then the browser's code, then the renderer; beside them the browser's code of the build before. */
await buildArt(root);
const putBack = await keepAssets(client);
await build({ root, logLevel: "warn" });
await build({ root, logLevel: "warn", build: { ssr: true } });
await compressAssets(client);
await putBack();
// Pages that another build made are not served.
await writeFile(join(root, "dist/build.txt"), randomUUID());
