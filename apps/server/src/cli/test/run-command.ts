import { vi } from "vitest";
import { createContentProgram } from "../content/program.ts";
import { createDatabaseProgram } from "../db/program.ts";
import { createLeadsProgram } from "../leads/program.ts";
import { exitCodeOf } from "../print.ts";
import type { CliOptions, CliResult, Program } from "./run-cli.ts";

const programs = { leads: createLeadsProgram, db: createDatabaseProgram, content: createContentProgram };
let turn: Promise<unknown> = Promise.resolve();

/**
 * Runs a command of the repository in this process, because starting one takes longer than most commands. One command at
 * a time: each reads `process.env` and writes to `process.stdout`.
 */
export function runCommand(program: Program, words: readonly string[], options: CliOptions): Promise<CliResult> {
  const result = turn.then(() => run(program, words, options));
  turn = result.catch(() => {});
  return result;
}

async function run(program: Program, words: readonly string[], { cwd, env }: CliOptions): Promise<CliResult> {
  const [cwdBefore, envBefore, exitCodeBefore] = [process.cwd(), process.env, process.exitCode];
  const [stdout, stderr] = [capture(process.stdout), capture(process.stderr)];
  try {
    process.chdir(cwd);
    process.env = { ...env };
    process.exitCode = 0;
    const created = await programs[program](words[0]);
    const code = await created.parseAsync(words, { from: "user" }).then(() => Number(process.exitCode), exitCodeOf);
    return { code, stdout: stdout.written(), stderr: stderr.written() };
  } finally {
    stdout.restore();
    stderr.restore();
    process.chdir(cwdBefore);
    process.env = envBefore;
    process.exitCode = exitCodeBefore;
  }
}

function capture(stream: NodeJS.WriteStream) {
  const pieces: string[] = [];
  // A pipeline leaves listeners at a stream that it does not end; many commands run in one process here alone.
  stream.setMaxListeners(0);
  const write = vi.spyOn(stream, "write").mockImplementation((piece) => {
    pieces.push(String(piece));
    return true;
  });
  return { written: () => pieces.join(""), restore: () => write.mockRestore() };
}
