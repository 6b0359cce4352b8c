import { cpSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const copied = ["apps", "packages", "package.json", "pnpm-workspace.yaml", "tsconfig.base.json", "tsconfig.json"];

/** Symlinks stay relative, so each package in the copy uses the other packages in the copy. */
export function copyPackages(target: string, leftOut: RegExp): void {
  for (const name of copied)
    cpSync(join(root, name), join(target, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !leftOut.test(path),
    });
}

export function copyWorkspace(target: string): void {
  copyPackages(target, /\/(?:dist|test|e2e|test-results|\.cache|\.vite)$|\.test(?:-d)?\.tsx?$/);
  symlinkSync(join(root, "node_modules"), join(target, "node_modules"));
}
