import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Mutation, mutations } from "./contract-mutations.ts";
import { copyWorkspace } from "./workspace-copy.ts";

// Breaks the contract on purpose, one change at a time, in a copy of the workspace, and looks whether the compiler
// names every package, or file, that has to follow: column → query → procedure → page.
const root = resolve(import.meta.dirname, "..");
const copy = join(root, "node_modules/.cache/contract-probe");

type Check = { files: readonly string[]; output: string; ms: number };

function typeCheck(): Check {
  const started = performance.now();
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const { status, stdout, error } = spawnSync(process.execPath, [tsc, "--noEmit", "--pretty", "false"], {
    cwd: copy,
    encoding: "utf8",
    timeout: 120_000,
  });
  if (error !== undefined) throw error;
  const files = new Set([...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error /gm)].map(([, file = ""]) => file));
  if (status !== 0 && files.size === 0) throw new Error(`tsc failed without naming a file:\n${stdout}`);
  return { files: [...files], output: stdout, ms: Math.round(performance.now() - started) };
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
function probe(mutation: Mutation): boolean {
  const path = join(copy, mutation.file);
  const original = readFileSync(path, "utf8");
  const changed = mutated(original, mutation);
  if (changed === null) {
    print(`FAIL ${mutation.name}: ${mutation.file} no longer holds ${JSON.stringify(mutation.from)}`);
    return false;
  }
  writeFileSync(path, changed);
  const { files, ms } = typeCheck();
  writeFileSync(path, original);

  const counts = countByPackage(files);
  const silent = mutation.breaks.filter((place) => !files.some((file) => `${file}/`.startsWith(`${place}/`)));
  const cells = [...counts].toSorted().map(([name, count]) => `${name} ${count}`);
  const verdict = silent.length === 0 ? "ok  " : "FAIL";
  print(`${verdict} ${mutation.name.padEnd(50)} ${(cells.join(", ") || "no errors").padEnd(60)} ${ms} ms`);
  for (const name of silent) print(`     nothing in ${name} noticed`);
  return silent.length === 0;
}

function compiles(name: string): boolean {
  const { files, output, ms } = typeCheck();
  print(
    `${files.length === 0 ? "ok  " : "FAIL"} ${name.padEnd(50)} ${`${files.length} files with errors`.padEnd(60)} ${ms} ms`,
  );
  if (files.length > 0) print(output);
  return files.length === 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function run(): number {
  const results = [compiles("the copy as it is")];
  if (results[0]) {
    results.push(...mutations.map(probe));
    results.push(compiles("the copy with every change taken back"));
  }
  const failed = results.filter((passed) => !passed).length;
  print(`${results.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

copyWorkspace(root, copy);
try {
  process.exitCode = run();
} finally {
  rmSync(copy, { recursive: true, force: true });
}
