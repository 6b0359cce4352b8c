import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { type Mutation, mutations } from "./contract-mutations.ts";
import { copyWorkspace } from "./workspace-copy.ts";

// Breaks the contract on purpose, one change at a time, in copies of the workspace, and looks whether the compiler names
// every package, or file, that has to follow: column → query → procedure → page.
const root = resolve(import.meta.dirname, "..");
const cache = join(root, "node_modules/.cache");
/** The compiler keeps one core busy. */
const copies = [1, 2].map((number) => join(cache, `contract-probe-${number}`));

type Check = { files: readonly string[]; output: string; ms: number };

async function typeCheck(copy: string): Promise<Check> {
  const started = performance.now();
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const child = spawn(process.execPath, [tsc, "--noEmit", "--pretty", "false"], {
    cwd: copy,
    stdio: ["ignore", "pipe", "inherit"],
    timeout: 120_000,
  });
  const ended = once(child, "close");
  const output = await text(child.stdout);
  const [status] = await ended;
  const files = new Set([...output.matchAll(/^(\S+?)\(\d+,\d+\): error /gm)].map(([, file = ""]) => file));
  if (status !== 0 && files.size === 0) throw new Error(`tsc failed without naming a file:\n${output}`);
  return { files: [...files], output, ms: Math.round(performance.now() - started) };
}

/** The files with errors of each package. */
function countByPackage(files: readonly string[]): Map<string, number> {
  const byPackage = Map.groupBy(files, (file) => file.split("/").slice(0, 2).join("/"));
  return new Map([...byPackage].map(([name, found]) => [name, found.length]));
}

/** The text with the change in it, or null when it no longer holds what the change is about. */
function mutated(text: string, { after, from, to }: Mutation): string | null {
  const start = text.indexOf(after);
  const at = start < 0 ? -1 : text.indexOf(from, start);
  return at < 0 ? null : text.slice(0, at) + to + text.slice(at + from.length);
}

/** Answers whether every place that has to break did. */
async function probe(mutation: Mutation, copy: string): Promise<boolean> {
  const path = join(copy, mutation.file);
  const original = readFileSync(path, "utf8");
  const changed = mutated(original, mutation);
  if (changed === null) {
    print(`FAIL ${mutation.name}: ${mutation.file} no longer holds ${JSON.stringify(mutation.from)}`);
    return false;
  }
  writeFileSync(path, changed);
  const { files, ms } = await typeCheck(copy);
  writeFileSync(path, original);

  const counts = countByPackage(files);
  const silent = mutation.breaks.filter((place) => !files.some((file) => `${file}/`.startsWith(`${place}/`)));
  const cells = [...counts].toSorted().map(([name, count]) => `${name} ${count}`);
  const verdict = silent.length === 0 ? "ok  " : "FAIL";
  print(`${verdict} ${mutation.name.padEnd(50)} ${(cells.join(", ") || "no errors").padEnd(60)} ${ms} ms`);
  for (const name of silent) print(`     nothing in ${name} noticed`);
  return silent.length === 0;
}

async function compiles(name: string, copy: string): Promise<boolean> {
  const { files, output, ms } = await typeCheck(copy);
  print(
    `${files.length === 0 ? "ok  " : "FAIL"} ${name.padEnd(50)} ${`${files.length} files with errors`.padEnd(60)} ${ms} ms`,
  );
  if (files.length > 0) print(output);
  return files.length === 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Takes one change after another, as long as there are any, to one copy. */
async function probeIn(copy: string, queue: Iterator<Mutation>): Promise<boolean[]> {
  const results = [await compiles("a copy as it is", copy)];
  if (!results[0]) return results;
  for (let next = queue.next(); !next.done; next = queue.next()) results.push(await probe(next.value, copy));
  results.push(await compiles("the copy with every change taken back", copy));
  return results;
}

for (const copy of copies) copyWorkspace(root, copy);
try {
  const queue = mutations.values();
  const results = (await Promise.all(copies.map((copy) => probeIn(copy, queue)))).flat();
  const failed = results.filter((passed) => !passed).length;
  print(`${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
}
