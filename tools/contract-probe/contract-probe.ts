import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { copyWorkspace } from "../workspace-copy.ts";
import { mutations } from "./mutations.ts";
import { probe, rowOf } from "./probe.ts";
import { typeCheck } from "./type-check.ts";

// Breaks the contract on purpose, in copies of the workspace, and checks that the compiler reports an error in every
// package, or file, that has to follow: column → query → procedure → page.
const root = resolve(import.meta.dirname, "../..");
/** Two copies, because each compile uses one core fully. */
const copies = [1, 2].map((number) => join(root, `node_modules/.cache/contract-probe-${number}`));

for (const copy of copies) copyWorkspace(root, copy);
try {
  const results = [await compiles("the product as it is")];
  // Errors in the unchanged workspace would prove nothing about a mutation.
  if (results[0]) results.push(...(await probe(mutations, copies, print)));
  const failed = results.filter((passed) => !passed).length;
  print(`${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
}

async function compiles(name: string): Promise<boolean> {
  const errors = await typeCheck(copies[0] ?? root);
  print(`${errors.length === 0 ? "ok  " : "FAIL"} ${rowOf(name, errors)}`);
  for (const { file, message } of errors) print(`     ${file}: ${message}`);
  return errors.length === 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
