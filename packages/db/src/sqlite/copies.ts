import { rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { createPrivately, syncToDisk } from "../files/disk.ts";
import { listFolder, Unreadable } from "../files/look.ts";
import { findDamage } from "./damage.ts";

export function copyVerified(database: SqliteDatabase.Database, file: string): void {
  createPrivately(file);
  database.prepare("VACUUM INTO ?").run(file);
  const copy = new SqliteDatabase(file, { fileMustExist: true, readonly: true });
  try {
    const [damage] = findDamage(copy, "full");
    if (damage !== undefined) throw new Error(`The copy is damaged (${damage}). Check the database: pnpm leads doctor`);
  } finally {
    copy.close();
  }
  syncToDisk(file);
}

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

export function listCopies(location: string): string[] {
  const found = [...list(location, `${basename(location)}.`), ...list(location, "", "backups")];
  return found.filter((path) => !/\.(?:lock|moved|sha256)$/.test(path));
}

export function removeCopies(location: string, before: Date): string[] {
  const stampIn = (path: string) => /\d{14}/.exec(path.slice(location.length))?.[0] ?? "";
  const copies = list(location, `${basename(location)}.before-`);
  const removed = copies.filter((path) => stampIn(path) < stampOf(before));
  for (const path of removed) rmSync(path, { force: true });
  return removed;
}
