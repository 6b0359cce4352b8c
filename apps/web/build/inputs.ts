import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const inputs = [
  "apps/web/src",
  "apps/web/build",
  "apps/web/public",
  "apps/web/vite.config.ts",
  "packages/content/src",
  "packages/trpc-router/src",
  "tsconfig.json",
  "pnpm-lock.yaml",
];
/** In the build output, below the repository: `hashInputs` of what it was made from. */
export const inputsHashFile = "apps/web/dist/built-from.txt";
/** Written by the build itself, or read by tests alone. */
const leftOut =
  /\/(?:generated|art)\/|\/public\/[^/]+\.png$|\/public\/favicon\.|\/public\/site\.webmanifest$|\.test(?:-d)?\.tsx?$/;

/**
 * Hash of the names and contents of all files that the build of apps/web reads. File times don't count, because a copied
 * or checked-out tree has other times and the same contents.
 * @param root of the repository
 */
export function hashInputs(root: string): string {
  const hash = createHash("sha256");
  for (const input of inputs) {
    for (const file of filesOf(join(root, input))) {
      const name = input + file;
      if (leftOut.test(name)) continue;
      const content = readFileSync(join(root, name));
      // With the length, so that no content can pass for another file's name.
      hash.update(`${name} ${content.length}\n`).update(content);
    }
  }
  return hash.digest("hex");
}

/** Paths below a folder, in an order that is the same on every machine; of a file, the empty path. */
function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [""];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length))
    .toSorted();
}
