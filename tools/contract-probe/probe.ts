import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { batchesOf, errorsOf, silentPlaces } from "./batches.ts";
import type { Mutation } from "./mutation.ts";
import { type CompilerError, typeCheck } from "./type-check.ts";

type Print = (line: string) => void;

/**
 * Tries mutations in copies of a workspace, one compile at a time in each copy.
 * @returns for each mutation whether every place that has to break did
 */
export async function probe(mutations: readonly Mutation[], copies: readonly string[], print: Print) {
  const present = mutations.filter((mutation) => isPresent(mutation, copies[0] ?? ""));
  const results: boolean[] = [];
  for (const { name, file, from } of mutations.filter((mutation) => !present.includes(mutation))) {
    print(`FAIL ${name}: ${file} no longer holds ${JSON.stringify(from)}`);
    results.push(false);
  }
  const queue = batchesOf(present);
  async function work(copy: string): Promise<void> {
    for (let batch = queue.shift(); batch !== undefined; batch = queue.shift()) {
      const { verdicts, unproven } = await tryBatch(batch, copy, print);
      results.push(...verdicts);
      // An error about several mutations counts for none, so unproven ones are tried in smaller batches, at last alone.
      if (unproven.length < batch.length) queue.push(unproven);
      else queue.push(...unproven.map((mutation) => [mutation]));
    }
  }
  await Promise.all(copies.map(work));
  // A worker may have found the queue empty before another worker put unproven mutations back.
  await work(copies[0] ?? "");
  return results;
}

/** @returns `unproven`: mutations of the batch without enough errors of their own */
async function tryBatch(batch: readonly Mutation[], copy: string, print: Print) {
  const verdicts: boolean[] = [];
  const unproven: Mutation[] = [];
  if (batch.length === 0) return { verdicts, unproven };
  const began = performance.now();
  const errors = await errorsWith(batch, copy);
  const ms = Math.round(performance.now() - began);
  for (const mutation of batch) {
    const own = errorsOf(mutation, batch, errors);
    const silent = silentPlaces(mutation, own);
    if (silent.length > 0 && batch.length > 1) {
      unproven.push(mutation);
      continue;
    }
    verdicts.push(silent.length === 0);
    const how = batch.length === 1 ? "alone" : `one of ${batch.length}`;
    print(`${silent.length === 0 ? "ok  " : "FAIL"} ${rowOf(mutation.name, own)} ${how}, ${ms} ms`);
    for (const place of silent) print(`     nothing in ${place} noticed`);
  }
  return { verdicts, unproven };
}

/** The compiler's errors with these mutations in the copy, which is restored afterwards. */
async function errorsWith(mutations: readonly Mutation[], copy: string): Promise<CompilerError[]> {
  const originals = new Map<string, string>();
  for (const mutation of mutations) {
    const path = join(copy, mutation.file);
    const source = readFileSync(path, "utf8");
    if (!originals.has(path)) originals.set(path, source);
    writeFileSync(path, mutated(source, mutation));
  }
  const errors = await typeCheck(copy);
  for (const [path, source] of originals) writeFileSync(path, source);
  return errors;
}

function isPresent({ file, after, from }: Mutation, copy: string): boolean {
  const source = readFileSync(join(copy, file), "utf8");
  const start = source.indexOf(after);
  return start >= 0 && source.includes(from, start);
}

function mutated(source: string, { after, from, to }: Mutation): string {
  const at = source.indexOf(from, source.indexOf(after));
  return source.slice(0, at) + to + source.slice(at + from.length);
}

/** @returns a line of the report: what was checked, and the number of files with errors in each package */
export function rowOf(name: string, errors: readonly CompilerError[]): string {
  const files = [...new Set(errors.map(({ file }) => file))];
  const byPackage = Map.groupBy(files, (file) => file.split("/").slice(0, 2).join("/"));
  const cells = [...byPackage].toSorted().map(([place, found]) => `${place} ${found.length}`);
  return `${name.padEnd(60)} ${(cells.join(", ") || "no errors").padEnd(60)}`;
}
