import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Debian's packages run this program to ask whether they may start their services. */
const policyFile = "/usr/sbin/policy-rc.d";

/** Path of a program, installed if Debian and root permit it; null: not available. */
export function ensureProgram(name: string, debianPackage: string): string | null {
  const found = findProgram(name);
  if (found !== null || process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return found;
  process.stdout.write(`Installing the Debian package ${debianPackage} …\n`);
  withoutServices(() => {
    if (aptGet("update")) aptGet("install", "-y", "--no-install-recommends", debianPackage);
  });
  return findProgram(name);
}

function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Prevents packages from starting their servers, which would occupy ports of this machine. */
function withoutServices(install: () => void): void {
  const isOurs = !existsSync(policyFile);
  if (isOurs) writeFileSync(policyFile, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    install();
  } finally {
    if (isOurs) rmSync(policyFile);
  }
}

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], timeout: 300_000, env }).status === 0;
}
