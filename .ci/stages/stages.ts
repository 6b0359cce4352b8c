import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { countPlaywright, countVitest } from "./reports.ts";

export type Print = (line: string) => void;
/**
 * @property skipped names of the tests that this machine or user can't run
 * @property unsteady names of the tests that passed at the second try only; they count as passed
 */
export type Counts = { passed: number; failed: number; skipped: readonly string[]; unsteady: readonly string[] };
export type Stage = {
  name: string;
  run: (print: Print) => Promise<Counts>;
  /** Whether later steps depend on this stage. */
  needed?: boolean;
};

const root = resolve(import.meta.dirname, "../..");
/** Ends a stage that hangs; generous, because a busy machine takes three times as long as an idle one. */
const stageTimeoutMs = 1_500_000;
/** Only in the test command, which must not fail because a shared machine stalls; a tool run by hand fails at once. */
const retryOnce = { vitest: "--retry=1", playwright: "--retries=1" };
const countLine = /^(\d+) passed, (\d+) failed$/;
const skippedLine = /^SKIPPED (.+)$/;

/** For a tool without counts: the stage counts as one test. */
export function passOrFail(command: string, args: readonly string[]) {
  return async (print: Print): Promise<Counts> => countOf((await runCommand(print, command, args)).code === 0);
}

/**
 * For a script of this repository that prints a last line `N passed, N failed`, and a line `SKIPPED …` for each test that
 * this machine or user can't run.
 */
export function countedByLine(command: string, args: readonly string[]) {
  return async (print: Print): Promise<Counts> => {
    const skipped: string[] = [];
    const printAndCollect = (line: string) => {
      const [, what] = skippedLine.exec(line) ?? [];
      if (what !== undefined) skipped.push(what);
      print(line);
    };
    const { code, lastLine } = await runCommand(printAndCollect, command, args);
    const [, passed, failed] = countLine.exec(lastLine) ?? [];
    if (passed === undefined) return countOf(false);
    return atLeastOneFailure(code, { passed: Number(passed), failed: Number(failed), skipped, unsteady: [] });
  };
}

export function countedByVitest(args: readonly string[] = []) {
  return (print: Print) =>
    withReport(async (file) => {
      const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
      const { code } = await runCommand(print, "vitest", ["run", retryOnce.vitest, ...reporters, ...args]);
      return { code, count: countVitest };
    });
}

export function countedByPlaywright(config: string) {
  return (print: Print) =>
    withReport(async (file) => {
      const playwright = join(root, "apps/web/node_modules/@playwright/test/cli.js");
      const args = [playwright, "test", "--config", config, retryOnce.playwright, "--reporter=list,json"];
      const { code } = await runCommand(print, "node", args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
      return { code, count: countPlaywright };
    });
}

/** For a tool that writes its counts to a file; a missing file counts as one failure. */
async function withReport<Report>(
  run: (file: string) => Promise<{ code: number; count: (report: Report) => Counts }>,
): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), "site-test-"));
  try {
    const file = join(folder, "report.json");
    const { code, count } = await run(file);
    if (!existsSync(file)) return countOf(false);
    const report: Report = JSON.parse(readFileSync(file, "utf8")); // the tool's own format
    return atLeastOneFailure(code, count(report));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function atLeastOneFailure(code: number, counts: Counts): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

export function countOf(passed: boolean): Counts {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: [], unsteady: [] };
}

/** Prints the command's output line by line, without lines that look like the summary of the whole run. */
function runCommand(print: Print, command: string, args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number; lastLine: string }>((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: stageTimeoutMs,
    });
    let lastLine = "";
    createInterface(child.stdout).on("line", (line) => {
      lastLine = line;
      if (!countLine.test(line)) print(line);
    });
    createInterface(child.stderr).on("line", print);
    child.once("error", (error) => {
      print(`${command}: ${error.message}`);
      done({ code: 1, lastLine });
    });
    child.once("close", (code) => done({ code: code ?? 1, lastLine }));
  });
}
