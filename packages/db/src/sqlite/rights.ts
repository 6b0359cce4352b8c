import { closeSync, openSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { codeOf, listFolder, onlyUnreadable, statOf, Unreadable } from "../files/look.ts";

/** Leads are personal data: no other user of the machine reads them, whatever the umask. */
export const ownerOnly = { file: 0o600, folder: 0o700 } as const;

const others = 0o077;

/** Creates an empty file before SQLite would: its log and index get the same permissions. */
export function createPrivately(file: string): void {
  try {
    closeSync(openSync(file, "wx", ownerOnly.file));
  } catch (error) {
    // Another process has created the file.
    if (codeOf(error) !== "EEXIST") throw error;
  }
}

/** The UTC second in digits, which sort by time. In the names of copies. */
export function stampOf(time: Date): string {
  return time.toISOString().replace(/\D/g, "").slice(0, "20260102030405".length);
}

/** A new name next to the database for the data that a process rescues when its file disappears. */
export function rescuedFile(location: string): string {
  return `${location}.rescued-${stampOf(new Date())}-${process.pid}`;
}

/** Copies that were saved when the file disappeared, oldest first. */
export function listRescued(location: string): string[] {
  const rescued = list(dirname(location)).filter((name) => afterName(name, location).startsWith(".rescued-"));
  return rescued.map((name) => join(dirname(location), name));
}

/** Copies of the database that this program has made next to it: before migrations and restores, rescued, and backups. */
export function listCopies(location: string): string[] {
  const folder = dirname(location);
  const besides = list(folder).filter((name) => /^\.(?:before|replaced|rescued)-/.test(afterName(name, location)));
  const backups = list(join(folder, "backups")).filter((name) => name.endsWith(".db"));
  return [...besides.map((name) => join(folder, name)), ...backups.map((name) => join(folder, "backups", name))];
}

/**
 * Deletes the copies that were made before migrations, which contain rows that were erased later.
 * @param keep how many of the newest stay @param before of those, only copies that are older
 * @returns the deleted ones
 */
export function removeCopies(location: string, { keep, before }: { keep: number; before: Date }): string[] {
  const stampIn = (path: string) => /\d{14}/.exec(path.slice(location.length))?.[0] ?? "";
  const copies = listCopies(location).filter((path) => path.startsWith(`${location}.before-`));
  const old = copies.toSorted((a, b) => stampIn(b).localeCompare(stampIn(a))).slice(keep);
  const removed = old.filter((path) => stampIn(path) < stampOf(before));
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
  const paths = [dirname(location), ...filesOf(location), ...listCopies(location)];
  return paths.filter(isExposed);
}

function filesOf(location: string): string[] {
  return ["", "-wal", "-shm", "-journal"].map((suffix) => location + suffix);
}

function afterName(name: string, location: string): string {
  return name.startsWith(basename(location)) ? name.slice(basename(location).length) : "";
}

/** A missing file is open to no one; a file that this process can't examine is left to its owner. */
function isExposed(path: string): boolean {
  const stat = statOf(path);
  return stat !== null && !(stat instanceof Unreadable) && (stat.mode & others) !== 0;
}

function list(folder: string): readonly string[] {
  const names = listFolder(folder);
  return names instanceof Unreadable ? [] : names;
}
