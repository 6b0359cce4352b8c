import { rmSync, writeFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";
import { buildArt } from "./art.ts";
import { writeCompiledStyles } from "./compile-styles.ts";
import { builtFrom, hashInputs } from "./inputs.ts";
import { savePreviousAssets } from "./previous-assets.ts";

// A shell may have set NODE_ENV to another value, such as "test". Vite would then compile JSX for development.
process.env.NODE_ENV = "production";

const root = join(import.meta.dirname, "..");
const client = join(root, "dist/client");
const renderer = join(root, "dist/server");
const repository = join(root, "../..");
const hashFile = join(repository, builtFrom("web"));

// The hash is computed before the build but written after it, so that `pnpm start` also builds again after a failed
// build, or if a source has changed during the build.
const hash = hashInputs(repository, "web");
rmSync(hashFile, { force: true });
await buildArt(root);
const restorePreviousAssets = await savePreviousAssets(client);
await build({ root, logLevel: "warn" });
await build({ root, logLevel: "warn", build: { ssr: true, outDir: renderer } });
await buildIntent();
await writeCompiledStyles(client, renderer);
const names = await readdir(client, { recursive: true });
await Promise.all(names.map((name) => compress(join(client, name))));
await restorePreviousAssets();
writeFileSync(hashFile, hash);

async function buildIntent(): Promise<void> {
  const input = join(root, "src/intent.ts");
  const rolldownOptions = { input, output: { format: "iife" as const, entryFileNames: "intent.js" } };
  const options = { outDir: renderer, emptyOutDir: false, copyPublicDir: false, rolldownOptions };
  await build({ configFile: false, root, logLevel: "warn", build: options });
}

async function compress(file: string): Promise<void> {
  if (!/\.(?:js|css|svg|json|webmanifest|ico|txt)$/.test(file)) return;
  const bytes = await readFile(file);
  if (bytes.length < 600) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
