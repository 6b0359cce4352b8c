import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";

/** A developer's change in one place, and the files in which the compiler has to report errors about it. */
export type Edit = {
  /** The change in words. */
  name: string;
  file: string;
  /** The declaration to change: the first occurrence of `from` after this text is replaced. */
  after: string;
  from: string;
  to: string;
  breaks: readonly string[];
};

const tsc = resolve(import.meta.dirname, "../../node_modules/typescript/bin/tsc");
/** A busy host needs ten times as long as an idle one. */
const compileMsMax = 300_000;

/** Makes the edit in a copy of the workspace, compiles, and undoes it. @returns what speaks against it; []: all broke */
export async function tryEdit({ file, after, from, to, breaks }: Edit, copy: string): Promise<string[]> {
  const path = join(copy, file);
  const source = readFileSync(path, "utf8");
  const start = source.indexOf(after);
  const at = source.indexOf(from, start);
  if (start < 0 || at < 0) return [`${file} no longer holds ${JSON.stringify(from)} after ${JSON.stringify(after)}`];
  writeFileSync(path, source.slice(0, at) + to + source.slice(at + from.length));
  const broken = await brokenFiles(copy);
  writeFileSync(path, source);
  const silent = breaks.filter((expected) => !broken.includes(expected));
  return silent.map(
    (expected) => `the compiler finds nothing in ${expected}, but in ${broken.join(", ") || "no file"}`,
  );
}

/**
 * The files of a workspace in which the compiler finds errors.
 * @throws Error when the compiler fails without naming a file
 */
export async function brokenFiles(folder: string): Promise<string[]> {
  // The default of four checkers would check shared types four times, which costs half as much CPU time again.
  const args = [tsc, "--build", "--pretty", "false", "--singleThreaded"];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
    timeout: compileMsMax,
  });
  const [output, [status]] = await Promise.all([text(child.stdout), once(child, "close")]);
  const files = new Set([...output.matchAll(/^(\S+?)\(\d+,\d+\): error /gm)].map(([, file = ""]) => file));
  if (status !== 0 && files.size === 0) throw new Error(`tsc failed without naming a file:\n${output}`);
  return [...files];
}
