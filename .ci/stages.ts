import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { countPlaywright, countVitest } from "./reports.ts";

/** @property skipped names of the tests that this machine or user can't run */
export type Counts = { passed: number; failed: number; skipped: readonly string[] };
export type Stage = {
  name: string;
  run: () => Promise<Counts>;
  /** Nothing after it makes sense without it. */
  needed?: boolean;
};

const root = resolve(import.meta.dirname, "..");
/** A stage that hangs must end; a busy machine takes three times as long as a quiet one. */
const stageTimeoutMs = 1_500_000;
const countLine = /^(\d+) passed, (\d+) failed$/;

/** A tool that counts nothing: it counts as one. */
export function passOrFail(command: string, args: readonly string[]) {
  return async (): Promise<Counts> => countOf((await runCommand(command, args)).code === 0);
}

/** A script of ours that ends in a line `N passed, N failed`. */
export function countedByLine(command: string, args: readonly string[]) {
  return async (): Promise<Counts> => {
    const { code, output } = await runCommand(command, args);
    const [, passed, failed] = countLine.exec(output.at(-1) ?? "") ?? [];
    if (passed === undefined) return countOf(false);
    return atLeastOneFailure(code, { passed: Number(passed), failed: Number(failed), skipped: [] });
  };
}

export function countedByVitest(args: readonly string[] = []) {
  return () =>
    withReport(async (file) => {
      const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
      const { code } = await runCommand("vitest", ["run", ...reporters, ...args]);
      return { code, count: countVitest };
    });
}

export function countedByPlaywright(config: string) {
  return () =>
    withReport(async (file) => {
      const playwright = join(root, "apps/web/node_modules/@playwright/test/cli.js");
      const args = [playwright, "test", "--config", config, "--reporter=list,json"];
      const { code } = await runCommand("node", args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
      return { code, count: countPlaywright };
    });
}

/** Runs a tool that writes its counts to a file; a tool that ends badly without counting has failed once. */
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
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: [] };
}

/** Shows what the command says and keeps it, line by line; only the last line of all may look like a count. */
function runCommand(command: string, args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number; output: string[] }>((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "inherit"],
      timeout: stageTimeoutMs,
    });
    const output: string[] = [];
    createInterface(child.stdout).on("line", (line) => {
      output.push(line);
      if (!countLine.test(line)) process.stdout.write(`${line}\n`);
    });
    child.once("error", (error) => {
      process.stdout.write(`${command}: ${error.message}\n`);
      done({ code: 1, output });
    });
    child.once("close", (code) => done({ code: code ?? 1, output }));
  });
}
