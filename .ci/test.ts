import { runStages, secondsSince, summaryOf } from "./stages/run-stages.ts";
import { countedByLine, countedByPlaywright, countedByVitest, passOrFail, type Stage } from "./stages/stages.ts";

const torture = "apps/server/torture/torture.ts";
const byLine = (script: string, ...args: string[]) => countedByLine("node", [script, ...args]);

/** The steps of the README's test command, in order; the stages of one step run side by side. */
const steps: readonly (readonly Stage[])[] = [
  [
    { name: "Format, lint, arrows between packages", run: passOrFail("biome", ["check", "."]) },
    { name: "Arrows inside packages", run: passOrFail("node", [".ci/arrows/arrows.ts"]) },
    { name: "Types", run: passOrFail("tsc", ["--noEmit", "--singleThreaded"]) },
    { name: "Build", run: passOrFail("node", [".ci/build.ts"]), needed: true },
  ],
  [{ name: "Unit and integration tests", run: countedByVitest() }],
  // The compiler needs the CPU while the other stages mostly wait: for restarts, open connections and an idle network.
  [
    { name: "Contract probe", run: byLine(".ci/contract/contract-probe.ts") },
    { name: "Torture, short form", run: byLine(torture, "--strikes", "25") },
    { name: "Torture on PostgreSQL, short form", run: byLine(torture, "--engine", "postgres", "--strikes", "2") },
    { name: "Fuzz, short form", run: byLine("apps/server/fuzz/fuzz.ts", "--inputs", "4000") },
    { name: "Bytes of a first visit", run: byLine("apps/web/bench/bytes.ts") },
  ],
  [{ name: "Browser journeys", run: countedByPlaywright("apps/web/e2e/playwright.config.ts") }],
];

const began = performance.now();
const results = await runStages(steps, print);
print("");
for (const line of summaryOf(results, secondsSince(began))) print(line);
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
