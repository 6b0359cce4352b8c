import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";

type Program = "pg_dump" | "pg_restore";

/** Folders in which Debian and Red Hat install several versions side by side, outside of the PATH. */
const versioned = ["/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin"];

/**
 * Finds a program that is not older than the server, because an older one refuses to work with it.
 * @throws Error with two sentences for people when there is none
 */
export function findProgram(name: Program, serverMajor: number): string {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...globSync([...versioned])];
  const found = folders
    .filter((folder) => folder !== "")
    .map((folder) => join(folder, name))
    .flatMap((path) => ({ path, major: majorOf(path) ?? [] }));
  const fit = found.find(({ major }) => typeof major === "number" && major >= serverMajor);
  if (fit !== undefined) return fit.path;
  const newest = Math.max(...found.map(({ major }) => (typeof major === "number" ? major : 0)), 0);
  const reason =
    newest === 0 ? `${name} is not installed here` : `${name} has version ${newest} here, the server ${serverMajor}`;
  throw new Error(`${reason}. Install the client programs of PostgreSQL ${serverMajor} or newer, and try again.`);
}

/** @returns null if this is no program that runs here */
function majorOf(path: string): number | null {
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  const major = /\(PostgreSQL\) (\d+)/.exec(stdout ?? "")?.[1];
  return major === undefined ? null : Number(major);
}

/**
 * Runs a program to its end. The password goes into its environment, because other users of the machine see arguments.
 * @param readOutput reads the program's output while it runs
 * @throws Error with the program's own last message
 */
export async function runProgram<Result = void>(
  program: string,
  parameters: readonly string[],
  url: string | null,
  readOutput?: (output: NodeJS.ReadableStream) => Promise<Result>,
): Promise<Result> {
  const { address, password } = split(url);
  const child = spawn(program, [...parameters, ...(address === null ? [] : [`--dbname=${address}`])], {
    env: { ...process.env, ...(password !== null && { PGPASSWORD: password }) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  const [messages, result, [code]] = await Promise.all([
    text(child.stderr),
    readOutput === undefined ? child.stdout.resume() && undefined : readOutput(child.stdout),
    ended,
  ]);
  if (code !== 0) throw new Error(messages.trim().split("\n").at(-1) ?? `${program} ended with ${code}`);
  return result as Result; // undefined only for a caller that reads no output
}

function split(url: string | null): { address: string | null; password: string | null } {
  if (url === null) return { address: null, password: null };
  const address = new URL(url);
  const password = address.password === "" ? null : decodeURIComponent(address.password);
  address.password = "";
  return { address: address.href, password };
}
