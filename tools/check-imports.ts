import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

// Biome finds neither cycles of type imports nor cycles of folders.
type Import = { file: string; imported: string };

const sources = globSync("{apps,packages,proofs,tools}/**/*.{ts,tsx,js}", { exclude: ["**/{node_modules,dist}/**"] });
const texts = new Map(sources.map((file) => [file, readFileSync(file, "utf8")]));
const isProduct = (file: string) =>
  /^(?:apps|packages)\/\w[^/]*\/src\/.*\.tsx?$/.test(file) &&
  !/\.(?:test|test-d|d)\.tsx?$|\/test\/|\/generated\//.test(file);
const product = sources.filter(isProduct);

const statement = /^(?:import|export)\s[^"';]*?from "(\.[^"]+)";|\bimport\("(\.[^"]+)"\)/gm;
const imports = product.flatMap((file) =>
  [...(texts.get(file) ?? "").matchAll(statement)]
    .map(([, atStart, late = ""]): Import => ({ file, imported: normalize(join(dirname(file), atStart ?? late)) }))
    .filter(({ imported }) => isProduct(imported)),
);

/** The folder or file directly in `src` to which a file belongs, such as `apps/server/src/forms`. */
const roomOf = (file: string) => file.split("/").slice(0, 4).join("/");
const unsafe = /^(?!\s*[/*]).*[\w)\]}] as (?:never|unknown)\b(?!.*\/\/).*$/gm;
const faults = [
  ...[...circlesIn(imports, (file) => file), ...circlesIn(imports, roomOf)].map((circle) => `In a cycle: ${circle}`),
  ...unusedExports().map((name) => `No other file imports ${name}`),
  ...product.flatMap((file) => (texts.get(file)?.match(unsafe) ?? []).map((line) => `No reason in ${file}: ${line}`)),
];
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;

function circlesIn(all: readonly Import[], nameOf: (file: string) => string): string[] {
  const importsOf = Map.groupBy(all, ({ file }) => nameOf(file));
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (name: string, path: readonly Import[]) => {
    const start = path.findIndex(({ file }) => nameOf(file) === name);
    if (start >= 0)
      circles.push(
        path
          .slice(start)
          .map(({ file, imported }) => `${file} imports ${imported}`)
          .join(", "),
      );
    if (start >= 0 || done.has(name)) return;
    for (const each of importsOf.get(name) ?? [])
      if (nameOf(each.imported) !== name) visit(nameOf(each.imported), [...path, each]);
    done.add(name);
  };
  for (const name of importsOf.keys()) visit(name, []);
  return circles;
}

function unusedExports(): string[] {
  const prose = /"(?:[^"\\\n]|\\.)*"|\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
  const filesWith = new Map<string, number>();
  for (const text of texts.values())
    for (const word of new Set(text.replace(prose, "").match(/\w+/g)))
      filesWith.set(word, (filesWith.get(word) ?? 0) + 1);
  const exported = /^export (?:async )?(?:function\*?|const|class|type) (\w+)/gm;
  return product
    .filter((file) => !file.includes("/migrations/"))
    .flatMap((file) => [...(texts.get(file) ?? "").matchAll(exported)].map(([, name = ""]) => ({ file, name })))
    .filter(({ name }) => filesWith.get(name) === 1)
    .map(({ file, name }) => `${name} of ${file}`);
}
