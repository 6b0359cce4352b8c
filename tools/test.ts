import { describeChromium } from "./chromium.ts";
import { lineOf, type Result, summaryOf } from "./test-command/reports.ts";
import { countedByLine, countedByPlaywright, countedByVitest, passOrFail, type Stage } from "./test-command/stages.ts";

/** The steps of the README's test command, in order; the stages of one step run side by side. */
const steps: readonly (readonly Stage[])[] = [
  [
    passOrFail("Format and lint", "biome", ["check", "."]),
    passOrFail("Imports inside packages", "node", ["tools/check-imports.ts"]),
    passOrFail("Types", "tsc", ["--build"]),
    { ...passOrFail("Build", "node", ["tools/build.ts"]), needed: true },
  ],
  [countedByVitest("Unit and integration tests")],
  // The compiler needs the CPU while the other stages often wait: for restarts, for time-outs, and for an idle network.
  [
    countedByLine("Contract probe", "proofs/contract/contract.ts"),
    countedByLine("Torture on SQLite", "proofs/torture/torture.ts", "--strikes", "10"),
    countedByLine("Torture on PostgreSQL", "proofs/torture/torture.ts", "--engine", "postgres", "--strikes", "2"),
    countedByLine("Bytes of a first visit", "proofs/bytes.ts"),
    countedByPlaywright("Browser journeys", "apps/web/e2e/playwright.config.ts"),
  ],
];

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const began = performance.now();
const results: Result[] = [];
for (const stages of steps) {
  for (const { name } of stages) print(`… ${name}${name === "Browser journeys" ? ` with ${describeChromium()}` : ""}`);
  const outcomes = await Promise.all(stages.map(runStage));
  results.push(...outcomes);
  if (stages.some(({ needed }, index) => needed && (outcomes[index]?.failed ?? 1) > 0)) break;
}
print("");
for (const line of summaryOf(results, secondsSince(began))) print(line);
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;

/** Prints a line for the stage when it ends, and its output only if it failed. */
async function runStage({ name, run }: Stage): Promise<Result> {
  const began = performance.now();
  const { output, ...counts } = await run();
  const result = { name, ...counts, seconds: secondsSince(began) };
  // Without the line that looks like the last one of this command.
  if (counts.failed > 0) print(output.replace(/^\d+ passed, \d+ failed$/gm, ""));
  print(lineOf(result));
  return result;
}

function secondsSince(since: number): number {
  return Math.round((performance.now() - since) / 1000);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
