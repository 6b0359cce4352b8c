import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Counts, countPlaywright, countVitest, lineOf, type Result } from "./reports.ts";

export type Stage = { name: string; run: () => Promise<Counts & { output: string }> };

const root = resolve(import.meta.dirname, "../..");
/** Ends a stage that hangs; generous, because a busy machine takes three times as long as an idle one. */
const stageMsMax = 1_500_000;
const one = (passed: boolean): Counts => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, notes: [] });

/**
 * The compiler's default of four checkers would check shared types four times, which costs half as much CPU time again, and
 * on two cores no less time.
 */
export const compilerOptions = ["--build", "--checkers", "1"];

/** What can be said about the sources without running them. */
export const checks: readonly Stage[] = [
  passOrFail("Format and lint", "biome", "check", "."),
  passOrFail("Imports inside packages", "node", "tools/check-imports.ts"),
  // Compares with the last run (`node_modules/.cache/types` of each package), so that unchanged packages cost nothing.
  passOrFail("Types", "tsc", ...compilerOptions),
];

/** For a tool without counts: the stage counts as one test. */
export function passOrFail(name: string, command: string, ...args: string[]): Stage {
  return stage(
    name,
    () => ({ command, args }),
    ({ code }) => one(code === 0),
  );
}

/**
 * For a script whose last line is `N passed, N failed`, with a line `SKIPPED …` for each test that this machine or user
 * can't run.
 */
export function countedByLine(name: string, script: string, ...args: string[]): Stage {
  return stage(
    name,
    () => ({ command: "node", args: [script, ...args] }),
    ({ output }) => {
      const [, passed, failed] = /^(\d+) passed, (\d+) failed\s*$/m.exec(output) ?? [];
      const notes = [...output.matchAll(/^SKIPPED (.+)$/gm)].map(([, what]) => `skipped: ${what}`);
      return passed === undefined ? one(false) : { passed: Number(passed), failed: Number(failed), notes };
    },
  );
}

/** A test that fails runs once more, because a shared machine may stall; the summary names each one that needed it. */
export function countedByVitest(name: string, args: readonly string[] = []): Stage {
  const options = ["run", "--retry=1", "--reporter=dot", "--reporter=json"];
  const command = (file: string) => ({ command: "vitest", args: [...options, `--outputFile.json=${file}`, ...args] });
  return stage(name, command, ({ report }) => countVitest(report()));
}

/** With the same second try. */
export function countedByPlaywright(name: string, config: string): Stage {
  const cli = join(root, "apps/web/node_modules/@playwright/test/cli.js");
  const args = [cli, "test", "--config", config, "--retries=1", "--reporter=dot,json"];
  const command = (file: string) => ({ command: "node", args, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
  return stage(name, command, ({ report }) => countPlaywright(report()));
}

/** Runs stages side by side. Prints a line for each one when it ends, and its output if it failed or is always told. */
export function runAll(stages: readonly Stage[], isTold = false): Promise<Result[]> {
  return Promise.all(
    stages.map(async ({ name, run }) => {
      const began = performance.now();
      const { output, ...counts } = await run();
      const result = { name, ...counts, seconds: (performance.now() - began) / 1_000 };
      // Without the line that looks like the last one of the test command.
      if (counts.failed > 0 || isTold) process.stdout.write(output.replace(/^\d+ passed, \d+ failed$/gm, ""));
      process.stdout.write(`${lineOf(result)}\n`);
      return result;
    }),
  );
}

type Command = { command: string; args: readonly string[]; env?: Record<string, string> };
type Ended = { code: number | null; output: string };

/**
 * Counts at least one failure where the command ends with another code than 0, or says nothing to count.
 * @param commandFor is given the file to which the tool writes its report, if it writes one
 */
function stage(
  name: string,
  commandFor: (reportFile: string) => Command,
  count: (ended: Ended & { report: () => string }) => Counts,
): Stage {
  return {
    name,
    async run() {
      const folder = mkdtempSync(join(tmpdir(), "site-test-"));
      const file = join(folder, "report.json");
      const ended = await runCommand(commandFor(file));
      let counts = one(false);
      try {
        counts = count({ ...ended, report: () => readFileSync(file, "utf8") });
      } catch {
        // There is no report, or half of one.
      }
      rmSync(folder, { recursive: true, force: true });
      const isSilent = ended.code !== 0 && counts.failed === 0;
      return { ...counts, ...(isSilent && { failed: 1 }), output: ended.output };
    },
  };
}

function runCommand({ command, args, env = {} }: Command) {
  return new Promise<Ended>((done) => {
    // pnpm has put `node_modules/.bin` into PATH.
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: stageMsMax,
    });
    const end = () => void child.kill("SIGTERM");
    process.once("exit", end);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += String(text)));
    child.once("error", (error) => done({ code: 1, output: `${command}: ${error.message}` }));
    child.once("close", (code) => {
      process.off("exit", end);
      done({ code, output });
    });
  });
}
