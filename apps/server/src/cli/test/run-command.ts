import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { vi } from "vitest";
import { noEnv } from "../../test/server-process.ts";
import { createContentProgram } from "../content.ts";
import { createDatabaseProgram } from "../db.ts";
import { createLeadsProgram } from "../leads.ts";
import { exitCodeOf } from "../print.ts";

const programs = { leads: createLeadsProgram, db: createDatabaseProgram, content: createContentProgram };
export type Program = keyof typeof programs;

type CliResult = { code: number | null; stdout: string; stderr: string };
type CliOptions = { cwd: string; env: Record<string, string> };

export async function spawnCommand(
  program: Program,
  words: readonly string[],
  { cwd, env }: CliOptions,
): Promise<CliResult> {
  // With the cache, the command starts in half the time.
  const cache = join(tmpdir(), "site-cli-compile-cache");
  const child = spawn(process.execPath, [join(import.meta.dirname, `../${program}.ts`), ...words], {
    cwd,
    env: { NODE_COMPILE_CACHE: cache, CREDENTIALS_DIRECTORY: noEnv, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code, stdout, stderr };
}

let turn: Promise<unknown> = Promise.resolve();

/** Runs a command in this process, which is faster. Commands run one at a time, because they share stdout. */
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
    const created = programs[program]();
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
  // Each export adds listeners to stdout, and Node would warn that they are many.
  stream.setMaxListeners(0);
  const write = vi.spyOn(stream, "write").mockImplementation((piece) => {
    pieces.push(String(piece));
    return true;
  });
  return { written: () => pieces.join(""), restore: () => write.mockRestore() };
}
