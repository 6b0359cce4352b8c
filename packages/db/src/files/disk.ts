import { accessSync, closeSync, constants, fsyncSync, mkdirSync, openSync, statfsSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { codeOf, ownName } from "./look.ts";

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const mebibyte = 1024 * 1024;

/** @throws Error with one sentence for the operator if a copy would not fit on the folder's disk */
export function requireSpace(folder: string, bytes: number): void {
  const free = freeBytes(folder);
  if (free >= bytes) return;
  const [has, needs] = [Math.floor(free / mebibyte), Math.ceil(bytes / mebibyte)];
  throw new Error(`${folder} has ${has} MiB free, but the copy needs ${needs}.`);
}

/** Flushes a file's bytes, or a folder's entries, to the disk. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Leads are personal data, so no other user of the machine may read them, whatever the umask. */
export const ownerOnly = { file: 0o600, folder: 0o700 } as const;

/** Creates an empty file for its owner alone. SQLite gives the log and its index the permissions of this file. */
export function createPrivately(file: string): void {
  try {
    closeSync(openSync(file, "wx", ownerOnly.file));
  } catch (error) {
    // EEXIST: another process has just created the file.
    if (codeOf(error) !== "EEXIST") throw error;
  }
}

/** Writes and syncs a new file that only its owner may read. It doesn't sync the folder. */
export function writeDurably(file: string, text: string): void {
  writeFileSync(file, text, { flag: "wx", mode: ownerOnly.file, flush: true });
}

export function makeFolder(folder: string): void {
  if (mkdirSync(folder, { recursive: true, mode: ownerOnly.folder }) !== undefined) syncToDisk(dirname(folder));
}

/**
 * Checks that this process may write to a folder, and creates the folder if it is missing. A full disk is accepted.
 * @param variable the environment variable that sets another folder
 * @throws Error with one sentence for the operator
 */
export function requireFolder(name: string, folder: string, variable: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = codeOf(error);
    if (["ENOSPC", "EDQUOT"].includes(code)) return;
    throw new Error(
      `The ${name} ${folder} can't be written by ${ownName()} (${code}): set ${variable} to another place.`,
    );
  }
}
