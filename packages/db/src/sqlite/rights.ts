import { chmodSync, closeSync, openSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { listFolder, onlyUnreadable, statOf, Unreadable } from "../files/look.ts";
import { chownLine } from "../files/users.ts";

/** Leads are personal data: no other user of the machine reads them, whatever the umask. */
export const ownerOnly = { file: 0o600, folder: 0o700 } as const;

const others = 0o077;
const everybody = 0o007;

/** Creates an empty file before SQLite would: its log and index get the same permissions. */
export function createPrivately(file: string): void {
  try {
    closeSync(openSync(file, "wx", ownerOnly.file));
  } catch (error) {
    // Another process has created the file.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}

/** A new name beside the database for what a process saves when the file disappears under it. */
export function rescuedFile(location: string): string {
  return `${location}.rescued-${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}-${process.pid}`;
}

/** Copies that were saved when the file disappeared, oldest first. */
export function listRescued(location: string): string[] {
  const rescued = list(dirname(location)).filter((name) => afterName(name, location).startsWith(".rescued-"));
  return rescued.map((name) => join(dirname(location), name));
}

/** Copies of the database that this program has made beside it: before migrations and restores, rescued, and backups. */
export function listCopies(location: string): string[] {
  const folder = dirname(location);
  const besides = list(folder).filter((name) => /^\.(?:before|replaced|rescued)-/.test(afterName(name, location)));
  const backups = list(join(folder, "backups")).filter((name) => name.endsWith(".db"));
  return [...besides.map((name) => join(folder, name)), ...backups.map((name) => join(folder, "backups", name))];
}

/**
 * Deletes the copies that were made before migrations, which keep what is erased meanwhile.
 * @param keep how many of the newest stay @param before of those, only copies that are older
 * @returns the deleted ones
 */
export function removeCopies(location: string, { keep, before }: { keep: number; before: Date }): string[] {
  const copies = listCopies(location).filter((path) => path.startsWith(`${location}.before-`));
  const byTime = copies.flatMap((path) => {
    const stat = statOf(path);
    return stat === null || stat instanceof Unreadable ? [] : [{ path, at: stat.mtimeMs }];
  });
  const old = byTime.toSorted((a, b) => b.at - a.at).slice(keep);
  const removed = old.filter(({ at }) => at < before.getTime()).map(({ path }) => path);
  for (const path of removed) rmSync(path, { force: true });
  return removed;
}

/** Folders that may hold copies of the database, and that this process can't look into. */
export function listClosedCopies(location: string): Unreadable[] {
  const folder = dirname(location);
  return onlyUnreadable([folder, join(folder, "backups")].map((path) => listFolder(path)));
}

/** Files of the database, its copies and its folder that other users of the machine may read or change. */
export function listExposed(location: string): string[] {
  // Windows has no such permissions.
  if (process.platform === "win32") return [];
  const files = ["", "-wal", "-shm", "-journal"].map((suffix) => location + suffix);
  return [dirname(location), ...files, ...listCopies(location)].filter((path) => isOpenTo(others, path));
}

/**
 * Revokes the permissions of other users. A folder with files of other programs keeps its permissions.
 * @returns the changed paths
 * @throws Error with one sentence for people when everybody can read the leads, and this process can't end that
 */
export function closeToOthers(location: string): string[] {
  return listExposed(location).filter((path) => {
    const isFolder = path === dirname(location);
    if (isFolder && !isOwnFolder(location)) return false;
    try {
      chmodSync(path, isFolder ? ownerOnly.folder : ownerOnly.file);
      return true;
    } catch {
      const isCopy = !/^(?:-wal|-shm|-journal)?$/.test(path.slice(location.length));
      // Of another owner, and beside the database or closed by its folder: `pnpm leads doctor` reports it.
      if (isFolder || isCopy || !isOpenTo(everybody, path) || !isOpenTo(everybody, dirname(location))) return false;
      throw new Error(
        `Every user of this machine can read ${path}, and its owner is another user: ${chownLine(path)}.`,
      );
    }
  });
}

/** Whether the folder has no files of other programs; Litestream stores its state in a folder with a leading dot. */
function isOwnFolder(location: string): boolean {
  const own = ["spool", "backups", "restore-proven", `.${basename(location)}-litestream`];
  return list(dirname(location)).every((name) => own.includes(name) || name.startsWith(basename(location)));
}

function afterName(name: string, location: string): string {
  return name.startsWith(basename(location)) ? name.slice(basename(location).length) : "";
}

/** A missing file is open to nobody; what this process can't look at is left to its owner. */
function isOpenTo(users: number, path: string): boolean {
  const stat = statOf(path);
  return stat !== null && !(stat instanceof Unreadable) && (stat.mode & users) !== 0;
}

function list(folder: string): readonly string[] {
  const names = listFolder(folder);
  return names instanceof Unreadable ? [] : names;
}
