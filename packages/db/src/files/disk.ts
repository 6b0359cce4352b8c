import { accessSync, closeSync, constants, fsyncSync, mkdirSync, openSync, statfsSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { codeOf, ownName } from "./look.ts";

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const mebibyte = 1024 * 1024;

export function requireSpace(folder: string, bytes: number): void {
  const free = freeBytes(folder);
  if (free >= bytes) return;
  const [has, needs] = [Math.floor(free / mebibyte), Math.ceil(bytes / mebibyte)];
  throw new Error(`${folder} has ${has} MiB free, but the copy needs ${needs}.`);
}

export function syncToDisk(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Leads are personal data, so no other user of the machine may read them, whatever the umask is. */
export const ownerOnly = { file: 0o600, folder: 0o700 } as const;

/** SQLite gives the permissions of a database file to the `-wal` and `-shm` files next to it. */
export function createPrivately(file: string): void {
  try {
    closeSync(openSync(file, "wx", ownerOnly.file));
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
}

/** The caller must sync the folder too, or else a crash may lose the file. */
export function writeDurably(file: string, text: string): void {
  writeFileSync(file, text, { flag: "wx", mode: ownerOnly.file, flush: true });
}

export function makeFolder(folder: string): void {
  if (mkdirSync(folder, { recursive: true, mode: ownerOnly.folder }) !== undefined) syncToDisk(dirname(folder));
}

/**
 * A full disk isn't an error, because the site must be able to start on one.
 * @throws Error with a message for the operator if the folder can't be created or written
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
