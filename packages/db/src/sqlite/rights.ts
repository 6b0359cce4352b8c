import { chmodSync, closeSync, existsSync, openSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Leads are personal data: no other user of the machine reads them, whatever the umask. */
export const ownerOnly = { file: 0o600, folder: 0o700 } as const;

const others = 0o077;

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

/** Files of the database, its copies and its folder that other users of the machine may read or change. */
export function listExposed(location: string): string[] {
  // Windows has no such permissions.
  if (process.platform === "win32") return [];
  const files = ["", "-wal", "-shm", "-journal"].map((suffix) => location + suffix).filter((file) => existsSync(file));
  return [dirname(location), ...files, ...listCopies(location)].filter((path) => (statSync(path).mode & others) !== 0);
}

/**
 * Revokes the permissions of other users. A folder with files of other programs keeps its permissions.
 * @returns the changed paths
 */
export function closeToOthers(location: string): string[] {
  return listExposed(location).filter((path) => {
    const isFolder = path === dirname(location);
    if (isFolder && !isOwnFolder(location)) return false;
    try {
      chmodSync(path, isFolder ? ownerOnly.folder : ownerOnly.file);
      return true;
    } catch {
      // A file of another owner, which `pnpm leads doctor` reports.
      return false;
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

function list(folder: string): string[] {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder).toSorted() : [];
}
