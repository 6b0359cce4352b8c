import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const inputsOfWeb = [
  "apps/web/src",
  "apps/web/build",
  "apps/web/public",
  "apps/web/vite.config.ts",
  "packages/content/src",
  "packages/trpc-router/src",
  "apps/web/tsconfig.json",
  "tsconfig.base.json",
  "pnpm-lock.yaml",
];
const inputs = {
  web: inputsOfWeb,
  server: [...inputsOfWeb, "apps/server/build.ts", "apps/server/src", "packages/db/src", "package.json"],
};
type BuiltApp = keyof typeof inputs;

export const builtFrom = (app: BuiltApp): string => `apps/${app}/dist/built-from.txt`;
const ignored = /\/(?:generated|art\/cards|test)\/|\.test(?:-d)?\.tsx?$/;

/** The modification times don't affect the hash, because they change when the repository is copied. */
export function hashInputs(root: string, app: BuiltApp): string {
  const hash = createHash("sha256");
  for (const input of inputs[app]) {
    for (const file of filesOf(join(root, input))) {
      const name = input + file;
      if (ignored.test(name)) continue;
      const content = readFileSync(join(root, name));
      hash.update(`${name} ${content.length}\n`).update(content);
    }
  }
  return hash.digest("hex");
}

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [""];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length))
    .toSorted();
}
