import { closeSync, fsyncSync, openSync, statfsSync } from "node:fs";

/** Free bytes of the disk of a folder, for a user who is not root. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Syncs a file's bytes, or a folder's entries, to disk, so that they survive a power cut. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
