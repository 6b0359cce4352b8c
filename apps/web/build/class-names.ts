import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Gives each class of the CSS modules a name of two letters, because a page has hundreds of them. The same names in the
 * build of the browser's code and in the renderer's: the order is that of the files and of the classes in them.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const given = new Map<string, string>();
  for (const path of globSync("src/**/*.module.css", { cwd: root }).toSorted()) {
    const file = join(root, path);
    for (const [, name] of readFileSync(file, "utf8").matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)) {
      const key = `${file} ${name}`;
      if (!given.has(key)) given.set(key, nameOf(given.size));
    }
  }
  return (name, file) => {
    const short = given.get(`${file} ${name}`);
    if (short === undefined) throw new Error(`${file} has no class "${name}".`);
    return short;
  };
}

function nameOf(index: number): string {
  const first = letters[Math.floor(index / letters.length)];
  if (first === undefined) throw new Error("More classes than names of two letters.");
  return first + letters[index % letters.length];
}
