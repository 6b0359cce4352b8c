import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sourceFiles } from "./source-files.ts";

const sourceFolder = join(import.meta.dirname, "../src");
const letters = "abcdefghijklmnopqrstuvwxyz";
const classOrAnimation = /(?:\.|@keyframes\s+)([A-Za-z][\w-]*)/g;

/** Built names by path of a CSS module and name of its class or animation. */
export type ClassNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * The names that the CSS modules' classes have in built pages: letters for the file, a number for the class, because
 * names of a word and a hash add 5 % to each page. The browser's and the server's build get the same names, which count
 * in the order of paths and of each file's text.
 */
export async function builtClassNames(): Promise<ClassNames> {
  const files = (await sourceFiles(sourceFolder)).filter((file) => file.endsWith(".module.css")).toSorted();
  return new Map(
    await Promise.all(files.map(async (file, index) => [file, number(await namesIn(file), lettersOf(index))] as const)),
  );
}

async function namesIn(file: string): Promise<Set<string>> {
  return new Set((await readFile(file, "utf8")).matchAll(classOrAnimation).map(([, name = ""]) => name));
}

function number(names: Iterable<string>, prefix: string): ReadonlyMap<string, string> {
  return new Map([...names].map((name, index) => [name, `${prefix}${index}`]));
}

/** a to z, then aa to zz. */
function lettersOf(index: number): string {
  const last = letters.charAt(index % letters.length);
  return index < letters.length ? last : lettersOf(Math.floor(index / letters.length) - 1) + last;
}
