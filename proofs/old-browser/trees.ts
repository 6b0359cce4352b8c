import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** The last commit that recorded what a version promises: the newest release. */
export function recordingCommit(): string {
  const words = ["log", "-1", "--format=%H", "--", "packages/trpc-router/contract"];
  return execFileSync("git", words, { cwd: root, encoding: "utf8" }).trim();
}

/**
 * A commit's tree, installed and built in a folder of its own, which later runs find built.
 * @throws Error with one sentence for people when a step fails
 */
export function builtTree(commit: string): string {
  const sha = execFileSync("git", ["rev-parse", "--verify", `${commit}^{commit}`], {
    cwd: root,
    encoding: "utf8",
  }).trim();
  const folder = join(root, ".cache/old-browser", sha);
  const done = join(folder, "built");
  if (existsSync(done)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync("git", ["archive", sha], { cwd: root, maxBuffer: 1e9 });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  for (const words of [["install", "--frozen-lockfile", "--prefer-offline"], ["build"]]) {
    const { status, stderr, stdout } = spawnSync("npx", ["--yes", "pnpm", ...words], { cwd: folder, encoding: "utf8" });
    if (status !== 0) throw new Error(`pnpm ${words[0]} failed in ${folder}: ${stderr || stdout}`);
  }
  writeFileSync(done, "");
  return folder;
}
