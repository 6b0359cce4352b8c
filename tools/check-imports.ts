import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { parseSync } from "vite";
import { layers } from "./layers.ts";

// Checks the direction of imports between the layers of each package, and that no files import each other in a circle;
// the linter checks imports between packages. The linter's own rule for circles takes as long as all its others.
const mistakes = Object.entries(layers).flatMap(([source, levels]) => mistakesIn(source, levels));
for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
if (mistakes.length > 0) process.exitCode = 1;

/** Violations of the order of a package's layers, one per line. */
function mistakesIn(source: string, levels: readonly string[]): string[] {
  const levelOf = new Map(levels.flatMap((names, level) => names.split(" ").map((name) => [name, level] as const)));
  const files = globSync(`${source}/**/*.{ts,tsx}`).filter(isProduct);
  const importsOf = new Map(files.map((file) => [file, importedBy(file)]));
  const found = new Set(files.map((file) => partOf(source, file)));
  const gone = [...levelOf.keys()].filter((part) => !found.has(part));
  return [
    ...gone.map((part) => `${source}/${part} stands in tools/layers.ts, but not in the folder`),
    ...circlesIn(new Map([...importsOf].map(([file, { atStart }]) => [file, atStart]))),
    ...[...importsOf].flatMap(([file, { all }]) => {
      const part = partOf(source, file);
      const level = levelOf.get(part);
      if (level === undefined) return [`${source}/${part} has no place in tools/layers.ts`];
      return all
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
  return !/\.test\.tsx?$|\.test-d\.ts$|\.d\.ts$|\/test\/|\/generated\//.test(file);
}

/** The folder or the file of a package, as it is named in `layers`. */
function partOf(source: string, file: string): string {
  const [first = "", ...rest] = relative(source, file).split("/");
  return rest.length > 0 ? `${first}/` : first.replace(/\.tsx?$/, "");
}

/** Import cycles, one per line. */
function circlesIn(importsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file].join(" imports "));
    if (start >= 0 || done.has(file)) return;
    for (const imported of importsOf.get(file) ?? []) visit(imported, [...path, file]);
    done.add(file);
  };
  for (const file of importsOf.keys()) visit(file, []);
  return circles;
}

/** The files of the same package that a file imports: all, types included, and those that it needs when it starts. */
function importedBy(file: string): { all: readonly string[]; atStart: readonly string[] } {
  const text = readFileSync(file, "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const toFile = (name: string | undefined) => (name?.startsWith(".") ? [normalize(join(dirname(file), name))] : []);
  const entries = staticExports.flatMap((statement) => statement.entries);
  const values = [
    ...staticImports.filter((statement) => !statement.entries.every(({ isType }) => isType)),
    ...entries.filter(({ isType }) => !isType),
  ];
  const inText = dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1));
  const names = [...staticImports, ...entries].map(({ moduleRequest }) => moduleRequest?.value);
  return {
    all: [...names, ...inText].flatMap(toFile),
    atStart: values.flatMap(({ moduleRequest }) => toFile(moduleRequest?.value)),
  };
}
