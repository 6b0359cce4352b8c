import { closeSync, fsyncSync, openSync } from "node:fs";

/** Syncs a file's bytes, or a folder's entries, to disk, so that they survive a power cut. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
