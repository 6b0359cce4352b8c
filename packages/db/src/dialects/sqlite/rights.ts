import { chmodSync, closeSync, existsSync, openSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Leads are personal data: no other user of the machine reads them, whatever the umask. */
export const ownerOnly = { file: 0o600, folder: 0o700 } as const;

const others = 0o077;

/** Makes an empty file before SQLite would, which gives its log and index the rights of the database. */
export function createPrivately(file: string): void {
  try {
    closeSync(openSync(file, "wx", ownerOnly.file));
  } catch (error) {
    // Another process was faster.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}

/** Copies of the database that this program has made beside it: before migrations and restores, and backups. */
export function listCopies(location: string): string[] {
  const folder = dirname(location);
  const besides = list(folder).filter((name) => /^\.(?:before|replaced)-/.test(afterName(name, location)));
  const backups = list(join(folder, "backups")).filter((name) => name.endsWith(".db"));
  return [...besides.map((name) => join(folder, name)), ...backups.map((name) => join(folder, "backups", name))];
}

/** Files of the database, its copies and its folder that other users of the machine may read or change. */
export function listExposed(location: string): string[] {
  // Windows has no such rights.
  if (process.platform === "win32") return [];
  const files = ["", "-wal", "-shm", "-journal"].map((suffix) => location + suffix).filter((file) => existsSync(file));
  return [dirname(location), ...files, ...listCopies(location)].filter((path) => (statSync(path).mode & others) !== 0);
}

/**
 * Takes the rights of other users away. A folder that holds files of other programs keeps its rights.
 * @returns what was changed
 */
export function closeToOthers(location: string): string[] {
  return listExposed(location).filter((path) => {
    const isFolder = path === dirname(location);
    if (isFolder && !isOwnFolder(location)) return false;
    try {
      chmodSync(path, isFolder ? ownerOnly.folder : ownerOnly.file);
      return true;
    } catch {
      // Of another owner: `pnpm leads doctor` names it.
      return false;
    }
  });
}

/** Litestream keeps its state in a folder that begins with a point. */
function isOwnFolder(location: string): boolean {
  const own = ["spool", "pages.kept", "backups", `.${basename(location)}-litestream`];
  return list(dirname(location)).every((name) => own.includes(name) || name.startsWith(basename(location)));
}

function afterName(name: string, location: string): string {
  return name.startsWith(basename(location)) ? name.slice(basename(location).length) : "";
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
}
