import { readFileSync, statfsSync } from "node:fs";
import { totalmem } from "node:os";
import { constrainedMemory } from "node:process";

const inMemory = "/dev/shm";
const gibibyte = 2 ** 30;

/**
 * Makes this process and its children keep temporary files in memory if there is enough: a test's database waits for a
 * disk several times as long as it computes. Tests end processes, but never the machine.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR === undefined && hasRoom()) process.env.TMPDIR = inMemory;
}

function hasRoom(): boolean {
  // 0, or more than the machine has: this process has no limit of its own.
  const memory = Math.min(constrainedMemory() || totalmem(), totalmem());
  if (process.platform !== "linux" || memory < 8 * gibibyte) return false;
  const mount = readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .find((line) => line.split(" ")[1] === inMemory);
  // The programs of a PostgreSQL server are copied to this folder.
  if (mount === undefined || mount.includes("noexec")) return false;
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize > 4 * gibibyte;
}
