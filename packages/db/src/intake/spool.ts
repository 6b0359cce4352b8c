import { randomUUID } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { makeFolder, ownerOnly, requireFolder, syncToDisk, writeDurably } from "../files/disk.ts";
import { chownLine, codeOf, listFolder, readText, shellWord, statOf, Unreadable } from "../files/look.ts";
import { StorageFault } from "../storage-fault.ts";
import { type AcceptedLead, identityOf } from "./accepted-lead.ts";
import { readLines, toLine } from "./spool-lines.ts";

/** A time and a UUID. taken: a lead to store · left: a lead that no table accepts · part: an unfinished file */
const fileName = /^\d+\.\d{3}-[0-9a-f-]{36}\.(taken|left|part)$/;

/** A partial file that is older than this belongs to a killed process. */
const partMs = 60_000;
/** The size of the file that `try` writes. No lead is longer. */
const trialBytes = 64 * 1024;

type SpoolState = {
  waiting: number;
  left: readonly string[];
  unreadable: readonly Unreadable[];
};

/**
 * A folder of leads that the database couldn't store, one in each file. A file appears complete and never changes.
 * Several processes may share the folder without a lock, because a lead that two of them replay is stored once.
 */
export class Spool {
  readonly folder: string;
  /** The waiting files and the identity of each file's lead. "": unknown, because another process wrote the file */
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

  /** Writes a lead, unless it is waiting already. @throws StorageFault if the lead is not durable */
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

  /** Lists the files to replay, oldest first. @param again includes files that `setAside` renamed */
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

  /** A missing file counts as empty, because another process may have stored the file's lead and deleted the file. */
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

  /** Returns the result of the last `list`, with this process's changes since then. It doesn't read the folder. */
  state(): SpoolState {
    const left = this.#left.map((name) => join(this.folder, name));
    return { waiting: this.#files.size, left, unreadable: this.#unreadable };
  }

  /** Writes and deletes a file, which also updates the folder's modification time. @returns null, or an error code */
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

/** Ignores errors, so that the caller reports the error of the write. */
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

/** If nothing was written to a folder for this long, no instance uses it: `Spool.try` writes more often. */
const idleMs = 60_000;

/**
 * Finds other spools that contain leads and that no running instance uses. Nothing replays these leads, because another
 * site may own them.
 * @returns a sentence for the operator for each spool
 */
export function listForgotten(own: string, defaultFolder: string | null): string[] {
  const parent = dirname(resolve(own));
  const names = listFolder(parent);
  const siblings = names instanceof Unreadable ? [] : names.map((name) => join(parent, name));
  const folders = new Set(defaultFolder === null ? siblings : [...siblings, resolve(defaultFolder)]);
  return [...folders].flatMap((folder) => {
    const stat = statOf(folder);
    if (folder === resolve(own) || stat === null || stat instanceof Unreadable || !stat.isDirectory()) return [];
    // A modification time in the future comes from a wrong clock, not from a running instance.
    if (Math.abs(Date.now() - stat.mtimeMs) < idleMs) return [];
    const { waiting, left, unreadable } = inspectSpool(folder);
    const closed = unreadable.filter(({ path }) => path !== folder).length;
    if (waiting + left.length + closed === 0) return [];
    const owner = closed === 0 ? "" : `; ${closed} of its files can't be read by this user: ${chownLine(folder)}`;
    return `${waiting} leads wait in ${folder}, which no running instance uses: an instance that starts with SPOOL_DIR=${shellWord(folder)} stores them${owner}`;
  });
}
