import { cpSync, existsSync, globSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

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
  if (!existsSync(installed)) return;
  const links = join(target, workspace, "node_modules");
  mkdirSync(join(links, "@site"), { recursive: true });
  for (const name of readdirSync(installed)) {
    // Excludes tools' caches beside the packages, such as `.vite`, because a copy has its own.
    if (name !== "@site" && !name.startsWith(".")) symlinkSync(join(installed, name), join(links, name));
  }
  const siblings = existsSync(join(installed, "@site")) ? readdirSync(join(installed, "@site")) : [];
  for (const name of siblings) {
    const [sibling] = globSync(`{apps,packages}/${name}`, { cwd: target });
    if (sibling === undefined) throw new Error(`${workspace} depends on @site/${name}, which the workspace lacks.`);
    symlinkSync(join(target, sibling), join(links, "@site", name));
  }
}
