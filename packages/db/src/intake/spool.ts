import { randomUUID } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { makeFolder, ownerOnly, requireFolder, syncToDisk, writeDurably } from "../files/disk.ts";
import { chownLine, codeOf, listFolder, readText, shellWord, statOf, Unreadable } from "../files/look.ts";
import { StorageFault } from "../storage-fault.ts";
import { type AcceptedLead, identityOf } from "./accepted-lead.ts";
import { readLines, toLine } from "./spool-lines.ts";

/** A `taken` file waits to be stored, a `left` file couldn't be stored, and a `part` file is still being written. */
const fileName = /^\d+\.\d{3}-[0-9a-f-]{36}\.(taken|left|part)$/;

/** Writing a file takes much less time, so the process that wrote an older `part` file was killed. */
const partMs = 60_000;
/** No lead takes more space than this trial file. */
const trialBytes = 64 * 1024;

type SpoolState = {
  waiting: number;
  left: readonly string[];
  unreadable: readonly Unreadable[];
};

/**
 * A folder with one file for each lead that the database couldn't store. A file gets the ending `taken` only when it is
 * complete, and its content never changes.
 * Several processes may share the folder without a lock, because a lead that two of them send to the database is stored
 * once.
 */
export class Spool {
  readonly folder: string;
  /** The identity of each waiting file's lead, or "" if another process has written the file. */
  #files = new Map<string, string>();
  #left: readonly string[] = [];
  #unreadable: readonly Unreadable[] = [];

  constructor(folder: string) {
    this.folder = resolve(folder);
  }

  static open(folder: string): Spool {
    const spool = new Spool(folder);
    requireFolder("spool", spool.folder, "SPOOL_DIR");
    return spool;
  }

  /** Does nothing if the lead is already waiting. @throws StorageFault if the lead couldn't be written and synced */
  append(lead: AcceptedLead): void {
    const identity = identityOf(lead);
    if (this.#files.values().some((waiting) => waiting === identity)) return;
    const name = newName();
    const part = join(this.folder, `${name}.part`);
    try {
      makeFolder(this.folder);
      writeDurably(part, `${toLine(lead)}\n`);
      renameSync(part, join(this.folder, `${name}.taken`));
      syncToDisk(this.folder);
      this.#files.set(`${name}.taken`, identity);
    } catch (error) {
      remove(part);
      throw new StorageFault(codeOf(error), "The spool can't be written.", { cause: error });
    }
  }

  /** Lists the files to be stored, oldest first. With `again`, the files that were set aside come before them. */
  list({ again = false } = {}): string[] {
    const found = listFolder(this.folder);
    const unreadable = found instanceof Unreadable ? [found] : [];
    const names = Map.groupBy(found instanceof Unreadable ? [] : found, (name) => fileName.exec(name)?.[1]);
    for (const name of names.get("part") ?? [])
      if (Number.parseFloat(name) < Date.now() - partMs) remove(join(this.folder, name));
    this.#left = names.get("left") ?? [];
    const taken = names.get("taken") ?? [];
    const files = new Map<string, string>();
    for (const file of taken) {
      const known = this.#files.get(file);
      const leads = known === undefined ? this.read(file) : [];
      if (leads instanceof Unreadable) unreadable.push(leads);
      else if (known !== undefined || leads.length > 0) files.set(file, known ?? "");
    }
    this.#files = files;
    this.#unreadable = unreadable;
    return again ? [...this.#left, ...taken] : [...taken];
  }

  /** A missing file counts as empty, because another process may have stored its lead and deleted the file. */
  read(file: string): (AcceptedLead | null)[] | Unreadable {
    const text = readText(join(this.folder, file));
    return text instanceof Unreadable ? text : readLines(text ?? "");
  }

  finish(file: string): void {
    rmSync(join(this.folder, file), { force: true });
    this.#files.delete(file);
  }

  setAside(file: string): void {
    const name = file.replace(/taken$/, "left");
    renameSync(join(this.folder, file), join(this.folder, name));
    this.#files.delete(file);
    this.#left = [...new Set([...this.#left, name])];
  }

  /** Doesn't read the folder, because health checks call this method often. */
  state(): SpoolState {
    const left = this.#left.map((name) => join(this.folder, name));
    return { waiting: this.#files.size, left, unreadable: this.#unreadable };
  }

  /**
   * Also updates the folder's modification time, from which `listForgotten` sees that an instance uses this spool.
   * @returns null if a file can be written; otherwise an error code, such as ENOSPC
   */
  try(): string | null {
    const trial = join(this.folder, `${newName()}.part`);
    try {
      makeFolder(this.folder);
      writeFileSync(trial, Buffer.alloc(trialBytes, "-"), { flag: "wx", mode: ownerOnly.file });
      return null;
    } catch (error) {
      return codeOf(error);
    } finally {
      remove(trial);
    }
  }
}

/** Ignores errors, because after a failed write, the caller must report the error of the write. */
function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {}
}

function newName(): string {
  return `${(performance.timeOrigin + performance.now()).toFixed(3)}-${randomUUID()}`;
}

export function inspectSpool(folder: string): SpoolState {
  const spool = new Spool(folder);
  spool.list();
  return spool.state();
}

/** A running instance calls `Spool.try` more often than this. */
const idleMs = 60_000;

/** No instance stores the leads of a forgotten spool by itself, because they may belong to another site. */
export function listForgotten(own: string, defaultFolder: string | null): string[] {
  const parent = dirname(resolve(own));
  const names = listFolder(parent);
  const siblings = names instanceof Unreadable ? [] : names.map((name) => join(parent, name));
  const folders = new Set(defaultFolder === null ? siblings : [...siblings, resolve(defaultFolder)]);
  return [...folders].flatMap((folder) => {
    const stat = statOf(folder);
    if (folder === resolve(own) || stat === null || stat instanceof Unreadable || !stat.isDirectory()) return [];
    // A modification time far in the future comes from a wrong clock, not from a running instance.
    if (Math.abs(Date.now() - stat.mtimeMs) < idleMs) return [];
    const { waiting, left, unreadable } = inspectSpool(folder);
    const closed = unreadable.filter(({ path }) => path !== folder).length;
    if (waiting + left.length + closed === 0) return [];
    const owner = closed === 0 ? "" : `; ${closed} of its files can't be read by this user: ${chownLine(folder)}`;
    return `${waiting} leads wait in ${folder}, which no running instance uses: an instance that starts with SPOOL_DIR=${shellWord(folder)} stores them${owner}`;
  });
}
