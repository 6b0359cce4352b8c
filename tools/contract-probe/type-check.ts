import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";

const tsc = resolve(import.meta.dirname, "../../node_modules/typescript/bin/tsc");
/** A busy machine needs ten times as long as an idle one. */
const timeoutMs = 300_000;

/** @property file relative to the folder that was checked @property sourceLine the line that the error points to */
export type CompilerError = { file: string; message: string; sourceLine: string };

/**
 * The compiler's errors in a folder that has a `tsconfig.json`.
 * @throws Error when the compiler fails without naming a file
 */
export async function typeCheck(folder: string): Promise<CompilerError[]> {
  // The default of four checkers would check shared types four times, which costs half as much CPU time again.
  const child = spawn(process.execPath, [tsc, "--build", "--pretty", "false", "--singleThreaded"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
    timeout: timeoutMs,
  });
  const ended = once(child, "close");
  const output = await text(child.stdout);
  const [status] = await ended;
  const errors = parseErrors(output).map(({ file, line, message }) => {
    const sourceLine = readFileSync(join(folder, file), "utf8").split("\n")[line - 1] ?? "";
    return { file, message, sourceLine };
  });
  if (status !== 0 && errors.length === 0) throw new Error(`tsc failed without naming a file:\n${output}`);
  return errors;
}

/** An error starts with its place; indented lines that explain it follow. */
function parseErrors(output: string) {
  return [...output.matchAll(/^(\S+?)\((\d+),\d+\): error (.*(?:\n .*)*)/gm)].map(
    ([, file = "", line = "", message = ""]) => ({ file, line: Number(line), message }),
  );
}
