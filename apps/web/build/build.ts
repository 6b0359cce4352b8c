import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { buildArt } from "./art.ts";
import { closedNote } from "./closed-files.ts";
import { writeCompiledStyles } from "./compile-styles.ts";
import { compressAssets } from "./compress.ts";
import { hashInputs, inputsHashFile } from "./inputs.ts";
import { buildIntent } from "./intent.ts";
import { savePreviousAssets } from "./previous-assets.ts";

// Set here, because with another NODE_ENV in the environment, JSX would be compiled for development.
process.env.NODE_ENV = "production";

const root = join(import.meta.dirname, "..");
const client = join(root, "dist/client");
const renderer = join(root, "dist/server");
const repository = join(root, "../..");
const builtFrom = join(repository, inputsHashFile);

// Hashed before the build and written after it, so that the next start repeats a build that failed or whose inputs
// changed meanwhile.
const hash = hashInputs(repository);
rmSync(builtFrom, { force: true });
// Pictures, browser code, renderer. The previous build's browser code stays available for pages that are still open.
await buildArt(root);
const restorePreviousAssets = await savePreviousAssets(client);
await build({ root, logLevel: "warn" });
await build({ root, logLevel: "warn", build: { ssr: true, outDir: renderer } });
await buildIntent(root, renderer);
await writeCompiledStyles(client, renderer);
await compressAssets(client);
await restorePreviousAssets();
writeFileSync(builtFrom, hash);
const note = closedNote(repository);
if (note !== null) process.stderr.write(`${note}\n`);
