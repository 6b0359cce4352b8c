import { spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
/** A stage that takes longer probably hangs, and is ended. A busy machine takes three times as long as an idle one. */
const stageMsMax = 1_500_000;

/**
 * A program that prints `N passed, N failed`. It also prints `skipped: …` for each test that can't run on this machine
 * or as this user, and `second try: …` for each test that failed at first. A program that doesn't print these lines
 * counts as one test. pnpm has added the programs of all packages to PATH.
 */
export type Stage = { name: string; command: readonly [program: string, ...args: string[]] };

/** notes: the lines about tests that were skipped or that passed at the second try */
export type Result = { name: string; passed: number; failed: number; notes: readonly string[]; seconds: number };

/** With several checkers, tsc checks shared types several times, which isn't faster on two cores. */
export const compilerOptions = ["--build", "--checkers", "1"];

export const checks: readonly Stage[] = [
  { name: "Format and lint", command: ["biome", "check", "."] },
  { name: "Imports and exports", command: ["node", "tools/check-imports.ts"] },
  { name: "Types", command: ["tsc", ...compilerOptions] },
];

const reporter = join(import.meta.dirname, "count-reporter.ts");

export function vitest(name: string, ...args: string[]): Stage {
  return { name, command: ["vitest", "run", "--retry=1", "--reporter=dot", `--reporter=${reporter}`, ...args] };
}

export function playwright(name: string, config: string): Stage {
  const cli = join(import.meta.dirname, "node_modules/@playwright/test/cli.js");
  const options = ["--config", config, "--retries=1", `--reporter=dot,${reporter}`];
  return { name, command: ["node", cli, "test", ...options] };
}

const countsLine = /^(\d+) passed, (\d+) failed$/gm;

/** Runs stages in parallel, and prints a line for each. Prints the output of a failed stage or, if `isTold`, of all. */
export function runAll(stages: readonly Stage[], isTold = false): Promise<Result[]> {
  return Promise.all(
    stages.map(async (stage) => {
      const { output, ...result } = await runStage(stage);
      // The stage's line of counts is removed, because it could be mistaken for the last line of the test command.
      if (result.failed > 0 || isTold) process.stdout.write(output.replace(countsLine, ""));
      process.stdout.write(`${lineOf(result)}\n`);
      return result;
    }),
  );
}

/** At least one failure is counted if the program's exit code isn't 0. */
export async function runStage({ name, command: [program, ...args] }: Stage): Promise<Result & { output: string }> {
  const began = performance.now();
  const child = spawn(program, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], timeout: stageMsMax });
  const end = () => void child.kill("SIGTERM");
  process.once("exit", end);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += String(text)));
  const code = await new Promise<number | null>((done) => {
    child.once("error", (error) => {
      output += `${program}: ${error.message}`;
      done(1);
    });
    child.once("close", done);
  });
  process.off("exit", end);
  const [, passed = code === 0 ? 1 : 0, failed = 0] = [...output.matchAll(countsLine)].at(-1) ?? [];
  return {
    name,
    passed: Number(passed),
    failed: Math.max(Number(failed), code === 0 ? 0 : 1),
    notes: output.match(/^(?:skipped|second try): .+$/gm) ?? [],
    seconds: (performance.now() - began) / 1_000,
    output,
  };
}

export function summaryOf(results: readonly Result[], seconds: number): string[] {
  const sum = (of: "passed" | "failed") => results.reduce((total, result) => total + result[of], 0);
  const notes = results.flatMap((result) => result.notes);
  return [
    "",
    ...results.map(lineOf),
    `All: ${seconds.toFixed(0)} s`,
    ...notes,
    `${sum("passed")} passed, ${sum("failed")} failed`,
  ];
}

function lineOf({ name, passed, failed, notes, seconds }: Result): string {
  const noted = notes.length === 0 ? "" : `, ${notes.length} notes`;
  return `${failed === 0 ? "ok  " : "FAIL"} ${name}: ${passed} of ${passed + failed}${noted}, ${seconds.toFixed(1)} s`;
}
