import { cpSync, globSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";

const copied = ["apps", "packages", "package.json", "tsconfig.base.json", "tsconfig.json"];
/** Excludes tests, tools and build output, because errors in them prove nothing and the compiler has less to read. */
const leftOut = /\/(?:node_modules|dist|test|e2e|test-results|playwright-report)$|\.test(?:-d)?\.tsx?$/;

/**
 * Copies the product's sources so that the compiler reads them like the original. Links of `@site` packages are created
 * anew, because pnpm's links point to the original tree.
 */
export function copyWorkspace(root: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  for (const name of copied) {
    cpSync(join(root, name), join(target, name), { recursive: true, filter: (path) => !leftOut.test(path) });
  }
  symlinkSync(join(root, "node_modules"), join(target, "node_modules"));
  for (const workspace of globSync("{apps,packages}/*", { cwd: target })) linkDependencies(root, target, workspace);
}

function linkDependencies(root: string, target: string, workspace: string): void {
  const installed = join(root, workspace, "node_modules");
  const links = join(target, workspace, "node_modules");
  mkdirSync(join(links, "@site"), { recursive: true });
  // Without tools' caches beside the packages, such as `.vite`, because a copy has its own: `*` finds no hidden folder.
  for (const name of globSync("*", { cwd: installed })) {
    if (name !== "@site") symlinkSync(join(installed, name), join(links, name));
  }
  for (const name of globSync("@site/*", { cwd: installed })) {
    const [sibling = ""] = globSync(`{apps,packages}/${basename(name)}`, { cwd: target });
    symlinkSync(join(target, sibling), join(links, name));
  }
}
