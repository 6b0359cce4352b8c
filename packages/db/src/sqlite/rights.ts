import { closeSync, openSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { codeOf, listFolder, Unreadable } from "../files/look.ts";

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

/** The time in UTC as digits, to the second, such as 20260102030405. */
export function stampOf(time: Date): string {
  return time.toISOString().replace(/\D/g, "").slice(0, "20260102030405".length);
}

export function rescuedFile(location: string): string {
  return `${location}.rescued-${stampOf(new Date())}-${process.pid}`;
}

function list(location: string, prefix: string, folder = ""): string[] {
  const parent = join(dirname(location), folder);
  const names = listFolder(parent);
  if (names instanceof Unreadable) return [];
  return names.filter((name) => name.startsWith(prefix)).map((name) => join(parent, name));
}

export function listRescued(location: string): string[] {
  return list(location, `${basename(location)}.rescued-`);
}

/** Lists copies that this program made before migrations and restores, in rescues, and as backups. */
export function listCopies(location: string): string[] {
  const beside = ["before", "replaced", "rescued"].flatMap((what) => list(location, `${basename(location)}.${what}-`));
  return [...beside, ...list(location, "", "backups").filter((name) => name.endsWith(".db"))];
}

export function removeCopies(location: string, { keep, before }: { keep: number; before: Date }): string[] {
  const stampIn = (path: string) => /\d{14}/.exec(path.slice(location.length))?.[0] ?? "";
  const copies = list(location, `${basename(location)}.before-`);
  const old = copies.toSorted((a, b) => stampIn(b).localeCompare(stampIn(a))).slice(keep);
  const removed = old.filter((path) => stampIn(path) < stampOf(before));
  for (const path of removed) rmSync(path, { force: true });
  return removed;
}
