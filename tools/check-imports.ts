import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "vite";

type Import = { file: string; imported: string; isAtStart: boolean };

// Checks that imports inside a package go one way. No files may import each other in a circle when they start, and no
// rooms (the folders and files of `src`) in any way, types included. The linter checks imports between packages; its
// own rule for circles takes as long as all its other rules, and knows no rooms. Also checks that every export is used.
/** Strings and comments, which may be prose. */
const texts = /"(?:[^"\\\n]|\\.)*"|\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const isProduct = (file: string) => !/\.test\.tsx?$|\.test-d\.ts$|\.d\.ts$|\/test\/|\/generated\//.test(file);
const files = new Set(globSync("{apps,packages}/*/src/**/*.{ts,tsx}").filter(isProduct));
const filesWith = countFiles();
const imports = [...files].flatMap(importsOf).filter(({ imported }) => files.has(imported));
const atStart = imports.filter(({ isAtStart }) => isAtStart);
const circles = [...circlesIn(atStart, (file) => file), ...circlesIn(imports, roomOf)];
const unused = [...files].flatMap(unusedExportsOf);
for (const circle of circles) process.stderr.write(`In a circle: ${circle}\n`);
for (const name of unused) process.stderr.write(`No other file imports ${name}\n`);
if (circles.length + unused.length > 0) process.exitCode = 1;

/** Exports whose name occurs in no other file, even in tests or proofs. Migrations are loaded from their folder. */
function unusedExportsOf(file: string): string[] {
  if (file.includes("/migrations/")) return [];
  const names = parseSync(file, readFileSync(file, "utf8")).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { name } }) => name ?? []),
  );
  return names.filter((name) => filesWith.get(name) === 1).map((name) => `${name} of ${file}`);
}

/** The number of files in the repository in which each word occurs, outside strings. */
function countFiles(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of globSync("{apps,packages,proofs,tools}/**/*.{ts,tsx,js}", {
    exclude: ["**/{node_modules,dist}/**"],
  }))
    for (const word of new Set(readFileSync(file, "utf8").replace(texts, "").match(/\w+/g)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Such as `apps/server/src/forms`. */
function roomOf(file: string): string {
  return file.split("/").slice(0, 4).join("/");
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const found = (name: string | undefined, isAtStart: boolean): Import[] =>
    name?.startsWith(".") ? [{ file, imported: normalize(join(dirname(file), name)), isAtStart }] : [];
  return [
    ...staticImports.flatMap(({ moduleRequest, entries }) =>
      found(moduleRequest.value, !entries.every(({ isType }) => isType)),
    ),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) => found(moduleRequest?.value, !isType)),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => found(text.slice(start + 1, end - 1), false)),
  ];
}

/** Circles of files or of rooms, each shown as the imports that close it. */
function circlesIn(all: readonly Import[], nameOf: (file: string) => string): string[] {
  const importsOf = Map.groupBy(all, ({ file }) => nameOf(file));
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (name: string, path: readonly Import[]) => {
    const start = path.findIndex(({ file }) => nameOf(file) === name);
    if (start >= 0) circles.push(path.slice(start).map(inWords).join(", "));
    if (start >= 0 || done.has(name)) return;
    for (const each of importsOf.get(name) ?? [])
      if (nameOf(each.imported) !== name) visit(nameOf(each.imported), [...path, each]);
    done.add(name);
  };
  for (const name of importsOf.keys()) visit(name, []);
  return circles;
}

function inWords({ file, imported }: Import): string {
  return `${file} imports ${imported}`;
}
