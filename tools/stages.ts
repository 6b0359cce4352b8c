import { spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
/** A stage that takes longer probably hangs. On a busy machine, a stage takes three times as long as on an idle one. */
const stageMsMax = 1_500_000;

/** A program that doesn't print `N passed, N failed` counts as one test. */
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

/** @param isTold whether the output of stages that passed is printed too */
export function runAll(stages: readonly Stage[], isTold = false): Promise<Result[]> {
  return Promise.all(
    stages.map(async (stage) => {
      const { output, ...result } = await runStage(stage);
      // Nobody must take the counts of one stage for the summary of the whole run.
      if (result.failed > 0 || isTold) process.stdout.write(output.replace(countsLine, ""));
      process.stdout.write(`${lineOf(result)}\n`);
      return result;
    }),
  );
}

/** If the exit code isn't 0, at least one test counts as failed, whatever the output says. */
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
