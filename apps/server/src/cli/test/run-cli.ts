import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { noEnv } from "../../test/server-process.ts";

/** Halves the time that a process takes to start. */
export const compileCache = join(tmpdir(), "site-cli-compile-cache");

/** Whose commands: `pnpm leads …` or `pnpm db:…`. */
export type Program = "leads" | "db" | "content";

export type CliResult = { code: number | null; stdout: string; stderr: string };

export type CliOptions = { cwd: string; env: Record<string, string> };

/** Runs a command of the repository in a process of its own, as `pnpm` would. */
export async function runCli(program: Program, words: readonly string[], { cwd, env }: CliOptions): Promise<CliResult> {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../${program}.ts`), ...words], {
    cwd,
    env: { NODE_COMPILE_CACHE: compileCache, CREDENTIALS_DIRECTORY: noEnv, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code, stdout, stderr };
}
