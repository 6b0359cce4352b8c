import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

// `pnpm check`: everything that can be said about the sources without running them. All parts run, side by side, so
// that one run shows all findings.
const parts: Readonly<Record<string, readonly [command: string, ...args: string[]]>> = {
  "format and lint": ["biome", "check", "."],
  // Compares with the last run (`node_modules/.cache/types` of each package), so that unchanged packages cost nothing.
  types: ["tsc", "--build"],
  imports: ["node", "tools/check-imports.ts"],
  "age of facts": ["node", "tools/facts-age.ts"],
};

const results = await Promise.all(
  Object.entries(parts).map(([name, [command, ...args]]) => check(name, command, args)),
);
process.exitCode = results.every((passed) => passed) ? 0 : 1;

async function check(name: string, command: string, args: readonly string[]): Promise<boolean> {
  const began = performance.now();
  // pnpm has put `node_modules/.bin` into PATH.
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve));
  const [status, ...outputs] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${status === 0 ? "ok  " : "FAIL"} ${name}, ${seconds} s\n${outputs.join("")}`);
  return status === 0;
}
