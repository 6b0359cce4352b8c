import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { syncToDisk } from "../sync-to-disk.ts";
import { Unreadable } from "./look.ts";
import { ownFolderLine, shellWord } from "./users.ts";

type OwnFolder = {
  /** What an operator calls it. */
  name: string;
  folder: string;
  /** With which he can name another place. */
  variable: string;
};

/** Makes a folder that only its owner may enter, if it is missing. */
export function makeFolder(folder: string): void {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined) syncToDisk(dirname(folder));
}

/**
 * Requires a folder that this process may write, and makes it if it is missing.
 * @param acceptsFull whether its disk may be full
 * @throws Error with one sentence for people: the reason, and the command that mends it
 */
export function requireFolder({ name, folder, variable }: OwnFolder, { acceptsFull = false } = {}): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const above = nearestFolder(folder);
    const code = codeOf(error, above);
    if (acceptsFull && ["ENOSPC", "EDQUOT"].includes(code)) return;
    const own = ownFolderLine(folder);
    const readOnly = `its file system is read-only: sudo mount -o remount,rw "$(findmnt -no TARGET -T ${shellWord(above)})", or ReadWritePaths=${folder} in a systemd unit`;
    const waysOut: Partial<Record<string, string>> = { EACCES: own, EPERM: own, EROFS: readOnly };
    const wayOut = waysOut[code] ?? `set ${variable} to another place`;
    throw new Error(`The ${name} ${folder} can't be written (${code}): ${wayOut}.`);
  }
}

function nearestFolder(folder: string): string {
  return existsSync(folder) || folder === dirname(folder) ? folder : nearestFolder(dirname(folder));
}

/** Node says ENOENT of a folder that can't be made, because the file system above it is read-only. */
function codeOf(error: unknown, above: string): string {
  const { code } = new Unreadable(above, error);
  if (code !== "ENOENT") return code;
  try {
    accessSync(above, constants.W_OK);
    return code;
  } catch (reason) {
    return new Unreadable(above, reason).code;
  }
}
