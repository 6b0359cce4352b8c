import { accessSync, constants, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { syncToDisk } from "./disk.ts";
import { codeOf, ownFolderLine } from "./look.ts";

/** Makes a folder that only its owner may enter, if it is missing. */
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
 * Requires a folder that this process may write, and makes it if it is missing. Its disk may be full.
 * @param name its name for an operator
 * @param variable with which he can name another place
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
    // Node says ENOENT of a folder that can't be made on a read-only file system.
    const waysOut: Partial<Record<string, string>> = { EACCES: own, EPERM: own, EROFS: readOnly, ENOENT: readOnly };
    const wayOut = waysOut[code] ?? `set ${variable} to another place`;
    throw new Error(`The ${name} ${folder} can't be written (${code}): ${wayOut}.`);
  }
}
