import { closeSync, fsyncSync, openSync } from "node:fs";

/** When this returns, the file's bytes, or a folder's entries, survive a power cut. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
