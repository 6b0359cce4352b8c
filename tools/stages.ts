import { spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
/**
 * How long a stage may take before it is ended, because it probably hangs. On a busy machine, a stage takes three times
 * as long as on an idle one.
 */
const stageMsMax = 1_500_000;

/**
 * A program that the test command runs. It should print `N passed, N failed`; a program that doesn't counts as one
 * test. It may also print `skipped: …` for each test that can't run on this machine or as this user, and
 * `second try: …` for each test that failed at first. pnpm puts the programs of all packages on the PATH, so a command
 * needs no path.
 */
export type Stage = { name: string; command: readonly [program: string, ...args: string[]] };

export type Result = { name: string; passed: number; failed: number; notes: readonly string[]; seconds: number };

/** With more than one checker, tsc would check shared types several times, which isn't faster on two cores. */
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

/**
 * Runs stages in parallel, and prints a line for each. Also prints the output of each failed stage, or of all stages if
 * `isTold` is true.
 */
export function runAll(stages: readonly Stage[], isTold = false): Promise<Result[]> {
  return Promise.all(
    stages.map(async (stage) => {
      const { output, ...result } = await runStage(stage);
      // Removes the stage's own line with its counts, so that nobody takes it for the summary of the whole run.
      if (result.failed > 0 || isTold) process.stdout.write(output.replace(countsLine, ""));
      process.stdout.write(`${lineOf(result)}\n`);
      return result;
    }),
  );
}

/** Runs one stage. If its exit code isn't 0, at least one test counts as failed, whatever the output says. */
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
