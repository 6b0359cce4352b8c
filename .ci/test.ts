import { buildIfChanged } from "../apps/server/src/cli/build-if-changed.ts";
import {
  type Counts,
  countedByLine,
  countedByPlaywright,
  countedByVitest,
  countOf,
  passOrFail,
  type Stage,
} from "./stages.ts";

/** What the README's test command runs, in order; a stage that fails hides no later one, but for the build. */
const stages: readonly Stage[] = [
  { name: "Format, lint, arrows between packages", run: passOrFail("biome", ["check", "."]) },
  { name: "Arrows inside packages", run: passOrFail("node", [".ci/arrows/arrows.ts"]) },
  { name: "Types", run: passOrFail("tsc", ["--noEmit"]) },
  { name: "Build", run: build, needed: true },
  { name: "Unit and integration tests", run: countedByVitest() },
  { name: "Contract probe", run: countedByLine("node", [".ci/contract-probe.ts"]) },
  { name: "Torture, short form", run: countedByLine("node", ["apps/server/torture/torture.ts", "--kills", "25"]) },
  { name: "Fuzz, short form", run: countedByLine("node", ["apps/server/fuzz/fuzz.ts", "--inputs", "4000"]) },
  { name: "Bytes of a first visit", run: countedByLine("node", ["apps/web/bench/bytes.ts"]) },
  { name: "Browser journeys", run: countedByPlaywright("apps/web/e2e/playwright.config.ts") },
];

type Result = Counts & { name: string; seconds: number };

const results: Result[] = [];
for (const { name, run, needed = false } of stages) {
  print(`\n── ${name}`);
  const began = performance.now();
  const counts = await run();
  const result = { name, ...counts, seconds: Math.round((performance.now() - began) / 1000) };
  results.push(result);
  print(lineOf(result));
  if (needed && counts.failed > 0) break;
}

print("");
for (const result of results) print(lineOf(result));
const skipped = results.flatMap((result) => result.skipped);
if (skipped.length > 0) print(`${skipped.length} skipped; the names say what this machine or this user lacks:`);
for (const name of skipped) print(`  ${name}`);
const failed = sum(results.map((result) => result.failed));
print(`${sum(results.map((result) => result.passed))} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function build() {
  try {
    await buildIfChanged(print);
    return countOf(true);
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return countOf(false);
  }
}

function lineOf({ name, passed, failed, skipped, seconds }: Result): string {
  const left = skipped.length === 0 ? "" : `, ${skipped.length} skipped`;
  return `${failed === 0 ? "ok  " : "FAIL"} ${name}: ${passed} of ${passed + failed}${left}, ${seconds} s`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
