import { statfsSync } from "node:fs";

/** Free bytes of the disk of a folder, for a user who is not root. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
