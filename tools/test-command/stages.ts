import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Counts } from "./counts.ts";
import { countPlaywright, countVitest } from "./reports.ts";

export type Stage = {
  name: string;
  run: () => Promise<Outcome>;
  /** Whether later steps depend on this stage. */
  needed?: boolean;
};
export type Outcome = Counts & { output: string };

const root = resolve(import.meta.dirname, "../..");
/** Ends a stage that hangs; generous, because a busy machine takes three times as long as an idle one. */
const stageMsMax = 1_500_000;
const one = (passed: boolean): Counts => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, notes: [] });

/** For a tool without counts: the stage counts as one test. */
export function passOrFail(name: string, command: string, args: readonly string[]): Stage {
  return counted(name, command, args, ({ code }) => one(code === 0));
}

/**
 * For a script whose last line is `N passed, N failed`, with a line `SKIPPED …` for each test that this machine or user
 * can't run.
 */
export function countedByLine(name: string, script: string, ...args: string[]): Stage {
  return counted(name, "node", [script, ...args], ({ output }) => {
    const [, passed, failed] = /^(\d+) passed, (\d+) failed\s*$/m.exec(output) ?? [];
    if (passed === undefined) return one(false);
    const notes = [...output.matchAll(/^SKIPPED (.+)$/gm)].map(([, what]) => `skipped: ${what}`);
    return { passed: Number(passed), failed: Number(failed), notes };
  });
}

/** A test that fails runs once more, because a shared machine may stall; the summary names each one that needed it. */
export function countedByVitest(name: string, args: readonly string[] = []): Stage {
  return withReport(name, countVitest, (file) => ({
    command: "vitest",
    args: ["run", "--retry=1", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`, ...args],
  }));
}

/** With the same second try. */
export function countedByPlaywright(name: string, config: string): Stage {
  const cli = join(root, "apps/web/node_modules/@playwright/test/cli.js");
  return withReport(name, countPlaywright, (file) => ({
    command: "node",
    args: [cli, "test", "--config", config, "--retries=1", "--reporter=dot,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }));
}

type Ended = { code: number | null; output: string };
type Command = { command: string; args: readonly string[]; env?: Record<string, string> };

/** For a tool that writes its counts to a file. */
function withReport(name: string, count: (report: string) => Counts, commandFor: (file: string) => Command): Stage {
  return {
    name,
    async run() {
      const folder = mkdtempSync(join(tmpdir(), "site-test-"));
      const file = join(folder, "report.json");
      const { command, args, env } = commandFor(file);
      try {
        return await counted(name, command, args, () => count(readFileSync(file, "utf8")), env).run();
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Counts at least one failure where the command ends with another code than 0, or says nothing to count. */
function counted(
  name: string,
  command: string,
  args: readonly string[],
  count: (ended: Ended) => Counts,
  env: Record<string, string> = {},
): Stage {
  return {
    name,
    async run() {
      const { code, output } = await runCommand(command, args, env);
      let counts: Counts;
      try {
        counts = count({ code, output });
      } catch {
        counts = one(false);
      }
      return { ...(code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts), output };
    },
  };
}

function runCommand(command: string, args: readonly string[], env: Record<string, string>) {
  return new Promise<Ended>((done) => {
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
