import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { parseSync } from "vite";
import { rooms } from "./rooms.ts";

// Checks the direction of imports inside each package; the linter checks those between packages.
const mistakes = Object.entries(rooms).flatMap(([source, levels]) => mistakesIn(source, levels));
for (const mistake of mistakes) process.stderr.write(`${mistake}\n`);
if (mistakes.length > 0) process.exitCode = 1;

/** Violations of the order of a package's rooms, one per line. */
function mistakesIn(source: string, levels: readonly string[]): string[] {
  const levelOf = new Map(levels.flatMap((names, level) => names.split(" ").map((name) => [name, level] as const)));
  const files = globSync(`${source}/**/*.{ts,tsx}`).filter(isProduct);
  const found = new Set(files.map((file) => roomOf(source, file)));
  const gone = [...levelOf.keys()].filter((room) => !found.has(room));
  return [
    ...gone.map((room) => `${source}/${room} stands in .ci/arrows/rooms.ts, but not in the folder`),
    ...files.flatMap((file) => {
      const room = roomOf(source, file);
      const level = levelOf.get(room);
      if (level === undefined) return [`${source}/${room} has no place in .ci/arrows/rooms.ts`];
      return importsOf(file)
        .filter((imported) => imported.startsWith(`${source}/`) && isProduct(imported))
        .filter((imported) => {
          const other = roomOf(source, imported);
          return other !== room && (levelOf.get(other) ?? level + 1) <= level;
        })
        .map((imported) => `${file} imports ${relative(source, imported)}, which stands above it or beside it`);
    }),
  ];
}

/** Product code only: tests and their helpers may import everything that they exercise. */
function isProduct(file: string): boolean {
  return !/\.test\.tsx?$|\.test-d\.ts$|\.d\.ts$|\/(?:test|generator)\/|\/generated\//.test(file);
}

function roomOf(source: string, file: string): string {
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
