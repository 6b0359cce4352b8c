import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { User } from "./machine.ts";

/** Clones the repository, including changes that are not committed yet. */
export function cloneSources(root: string, target: string, owner: User): void {
  const list = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  for (const file of new Set(list.toString("utf8").split("\0"))) {
    if (file === "" || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(root, file), join(target, file));
  }
  own(target, owner);
}

/** Copies an installed and built tree without write permission and with new file times. */
export function copyReadOnly(tree: string, target: string, owner: User): void {
  cpSync(tree, target, { recursive: true, verbatimSymlinks: true, filter: (path) => path !== join(tree, "data") });
  own(target, owner);
  execFileSync("chmod", ["-R", "a-w,a+rX", target]);
}

function own(tree: string, owner: User): void {
  if (owner !== null) execFileSync("chown", ["-R", `${owner.uid}:${owner.gid}`, tree]);
}
