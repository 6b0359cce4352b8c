import { readFileSync, statfsSync } from "node:fs";
import { totalmem } from "node:os";
import { constrainedMemory } from "node:process";

const inMemory = "/dev/shm";
const gibibyte = 2 ** 30;

/** On a disk, the tests would spend most of their time waiting. */
export function keepTemporaryFilesInMemory(): void {
  const memory = Math.min(constrainedMemory() || Infinity, totalmem());
  if (process.env.TMPDIR !== undefined || process.platform !== "linux" || memory < 8 * gibibyte) return;
  if (!/^\S+ \/dev\/shm \S+ (?!\S*noexec)/m.test(readFileSync("/proc/mounts", "utf8"))) return;
  const { bavail, bsize } = statfsSync(inMemory);
  if (bavail * bsize > 4 * gibibyte) process.env.TMPDIR = inMemory;
}
