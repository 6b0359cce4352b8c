import { closeSync, openSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { codeOf, listFolder, Unreadable } from "../files/look.ts";

/** Leads are personal data: no other user of the machine may read them, whatever the umask. */
export const ownerOnly = { file: 0o600, folder: 0o700 } as const;

/** Creates an empty file before SQLite would, because SQLite gives the log and the index the same permissions. */
export function createPrivately(file: string): void {
  try {
    closeSync(openSync(file, "wx", ownerOnly.file));
  } catch (error) {
    // Another process has just created the file.
    if (codeOf(error) !== "EEXIST") throw error;
  }
}

/** The UTC second in digits, which sort by time; used in the names of copies. */
export function stampOf(time: Date): string {
  return time.toISOString().replace(/\D/g, "").slice(0, "20260102030405".length);
}

/** A new name next to the database for the data that a process rescues if its file disappears. */
export function rescuedFile(location: string): string {
  return `${location}.rescued-${stampOf(new Date())}-${process.pid}`;
}

/** Copies that were saved when the file disappeared, oldest first. */
export function listRescued(location: string): string[] {
  const rescued = list(dirname(location)).filter((name) => afterName(name, location).startsWith(".rescued-"));
  return rescued.map((name) => join(dirname(location), name));
}

/** Copies of the database that this program made next to it: before migrations and restores, rescues, and backups. */
export function listCopies(location: string): string[] {
  const folder = dirname(location);
  const besides = list(folder).filter((name) => /^\.(?:before|replaced|rescued)-/.test(afterName(name, location)));
  const backups = list(join(folder, "backups")).filter((name) => name.endsWith(".db"));
  return [...besides.map((name) => join(folder, name)), ...backups.map((name) => join(folder, "backups", name))];
}

/**
 * Deletes the copies from before migrations, which contain rows that were erased later.
 * @param keep how many of the newest copies stay
 * @param before only copies that are older than this
 * @returns the deleted copies
 */
export function removeCopies(location: string, { keep, before }: { keep: number; before: Date }): string[] {
  const stampIn = (path: string) => /\d{14}/.exec(path.slice(location.length))?.[0] ?? "";
  const copies = listCopies(location).filter((path) => path.startsWith(`${location}.before-`));
  const old = copies.toSorted((a, b) => stampIn(b).localeCompare(stampIn(a))).slice(keep);
  const removed = old.filter((path) => stampIn(path) < stampOf(before));
  for (const path of removed) rmSync(path, { force: true });
  return removed;
}

function afterName(name: string, location: string): string {
  return name.startsWith(basename(location)) ? name.slice(basename(location).length) : "";
}

function list(folder: string): readonly string[] {
  const names = listFolder(folder);
  return names instanceof Unreadable ? [] : names;
}
