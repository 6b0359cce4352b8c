import { accessSync, closeSync, constants, fsyncSync, mkdirSync, openSync, statfsSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { codeOf, ownFolderLine } from "./look.ts";

/** Free bytes on a folder's disk, for a user who is not root. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const mebibyte = 1024 * 1024;

/** @throws Error with one sentence for people if a copy would not fit on a folder's disk */
export function requireSpace(folder: string, bytes: number): void {
  const free = freeBytes(folder);
  if (free >= bytes) return;
  const [has, needs] = [Math.floor(free / mebibyte), Math.ceil(bytes / mebibyte)];
  throw new Error(`${folder} has ${has} MiB free, and the copy needs ${needs}.`);
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

/** Writes a file that only its owner may read. Its bytes are on disk when this returns; the folder's entry isn't. */
export function writeDurably(file: string, text: string): void {
  const handle = openSync(file, "wx", 0o600);
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Creates a folder that only its owner may enter, if it is missing. */
export function makeFolder(folder: string): void {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined) syncToDisk(dirname(folder));
}

export function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Requires a folder that this process may write to; creates it if it is missing. The disk may be full.
 * @param name the folder's name, for an operator
 * @param variable the variable that sets another folder
 * @throws Error with one sentence for people: the reason and the fix
 */
export function requireFolder(name: string, folder: string, variable: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = codeOf(error);
    if (["ENOSPC", "EDQUOT"].includes(code)) return;
    const own = ownFolderLine(folder);
    const readOnly =
      "its file system is read-only: mount it for writing, or add it to ReadWritePaths in a systemd unit";
    // On a read-only file system, Node reports ENOENT for a folder that can't be created.
    const waysOut: Partial<Record<string, string>> = { EACCES: own, EPERM: own, EROFS: readOnly, ENOENT: readOnly };
    const wayOut = waysOut[code] ?? `set ${variable} to another place`;
    throw new Error(`The ${name} ${folder} can't be written (${code}): ${wayOut}.`);
  }
}
