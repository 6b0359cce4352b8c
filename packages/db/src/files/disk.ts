import { closeSync, fsyncSync, openSync, statfsSync, writeFileSync } from "node:fs";

/** Free bytes of the disk of a folder, for a user who is not root. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const mebibyte = 1024 * 1024;

/** @throws Error with one sentence for people when a copy would not fit on the disk of a folder */
export function requireSpace(folder: string, bytes: number): void {
  const free = freeBytes(folder);
  if (free >= bytes) return;
  const [has, needs] = [Math.floor(free / mebibyte), Math.ceil(bytes / mebibyte)];
  throw new Error(`${folder} has ${has} MiB free, and the copy needs ${needs}.`);
}

/** Whether a file can be made on the disk of a folder. Some file systems, such as Btrfs, count no inodes. */
export function hasFreeFiles(folder: string): boolean {
  const { files, ffree } = statfsSync(folder);
  return files === 0 || ffree > 16;
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

/** Writes a new file that its owner alone may read; its bytes are on disk when this returns. The folder's entry is not. */
export function writeDurably(file: string, text: string): void {
  const handle = openSync(file, "wx", 0o600);
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
