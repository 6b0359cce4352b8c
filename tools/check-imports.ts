import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { parseSync } from "vite";
import { layers } from "./layers.ts";

// Checks the direction of imports between the layers of each package; the linter checks imports between packages.
const mistakes = Object.entries(layers).flatMap(([source, levels]) => mistakesIn(source, levels));
for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
if (mistakes.length > 0) process.exitCode = 1;

/** Violations of the order of a package's layers, one per line. */
function mistakesIn(source: string, levels: readonly string[]): string[] {
  const levelOf = new Map(levels.flatMap((names, level) => names.split(" ").map((name) => [name, level] as const)));
  const files = globSync(`${source}/**/*.{ts,tsx}`).filter(isProduct);
  const found = new Set(files.map((file) => partOf(source, file)));
  const gone = [...levelOf.keys()].filter((part) => !found.has(part));
  return [
    ...gone.map((part) => `${source}/${part} stands in tools/layers.ts, but not in the folder`),
    ...files.flatMap((file) => {
      const part = partOf(source, file);
      const level = levelOf.get(part);
      if (level === undefined) return [`${source}/${part} has no place in tools/layers.ts`];
      return importsOf(file)
        .filter((imported) => imported.startsWith(`${source}/`) && isProduct(imported))
        .filter((imported) => {
          const other = partOf(source, imported);
          return other !== part && (levelOf.get(other) ?? level + 1) <= level;
        })
        .map((imported) => `${file} imports ${relative(source, imported)}, which stands above it or beside it`);
    }),
  ];
}

/** Product code only: tests and their helpers may import everything that they exercise. */
function isProduct(file: string): boolean {
  return !/\.test\.tsx?$|\.test-d\.ts$|\.d\.ts$|\/(?:test|generator)\/|\/generated\//.test(file);
}

/** The folder or the file of a package, as it is named in `layers`. */
function partOf(source: string, file: string): string {
  const [first = "", ...rest] = relative(source, file).split("/");
  return rest.length > 0 ? `${first}/` : first.replace(/\.tsx?$/, "");
}

/** The files of the same package that a file imports, types included. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const { module } = parseSync(file, text);
  const names = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ...module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
  return names.flatMap((name) => (name?.startsWith(".") ? [normalize(join(dirname(file), name))] : []));
}
