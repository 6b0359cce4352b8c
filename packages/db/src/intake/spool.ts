import { randomUUID } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { makeFolder, requireFolder, syncToDisk, writeDurably } from "../files/disk.ts";
import { chownLine, codeOf, listFolder, readText, shellWord, statOf, Unreadable } from "../files/look.ts";
import { StorageFault } from "../storage-fault.ts";
import { type AcceptedLead, identityOf } from "./accepted-lead.ts";
import { readLines, toLine } from "./spool-lines.ts";

/** A time and a random UUID. taken: a lead to store · left: a lead that no table accepted · part: being written */
const fileName = /^\d+\.\d{3}-[0-9a-f-]{36}\.(taken|left|part)$/;

/** Writing a file takes less time. */
const partMs = 60_000;
/** The longest lead fits into this. */
const trialBytes = 64 * 1024;

type SpoolState = {
  /** The number of files with leads to store. */
  waiting: number;
  /** Paths of files that could not be stored. */
  left: readonly string[];
  /** The folder, or its files with leads, that this process may not read. */
  unreadable: readonly Unreadable[];
};

/**
 * Stores leads that the database can't accept, in files that only their owner may read. Each lead is its own file,
 * which appears complete and never changes. So several processes may share the folder without a lock: each may replay
 * any file, and a lead that two of them replay is stored once. The number of waiting files is kept in memory, because a
 * probe that read the folder would stall the server in an outage.
 */
export class Spool {
  readonly folder: string;
  /** The waiting files, each with the identity of its lead; "" if another process wrote the file. */
  #files = new Map<string, string>();
  #left: readonly string[] = [];
  #unreadable: readonly Unreadable[] = [];

  constructor(folder: string) {
    this.folder = resolve(folder);
  }

  /** Creates the folder if it is missing; its disk may be full. @throws Error with one sentence if it is unusable */
  static open(folder: string): Spool {
    const spool = new Spool(folder);
    requireFolder("spool", spool.folder, "SPOOL_DIR");
    return spool;
  }

  /** Writes a lead, unless it is waiting already; it is durable when this returns. @throws StorageFault if it isn't */
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

  /**
   * The files to replay, oldest first. Deletes partial files of killed processes.
   * @param again whether to include files that could not be stored before
   */
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
      // An empty file holds no lead: nobody was thanked for one.
      else if (known !== undefined || leads.length > 0) files.set(file, known ?? "");
    }
    this.#files = files;
    this.#unreadable = unreadable;
    return again ? [...this.#left, ...taken] : [...taken];
  }

  /**
   * The leads of a file; null if it is damaged, or a newer release wrote it. A missing file reads as empty, because
   * another process may store its leads and delete it at any moment.
   */
  read(file: string): (AcceptedLead | null)[] | Unreadable {
    const text = readText(join(this.folder, file));
    return text instanceof Unreadable ? text : readLines(text ?? "");
  }

  /** Deletes a file whose leads are stored. */
  finish(file: string): void {
    rmSync(join(this.folder, file), { force: true });
    this.#files.delete(file);
  }

  /** Sets aside a file that could not be stored, until the next start. */
  setAside(file: string): void {
    const name = file.replace(/taken$/, "left");
    try {
      renameSync(join(this.folder, file), join(this.folder, name));
    } catch (error) {
      // Another process has set the file aside.
      if (codeOf(error) !== "ENOENT") throw error;
    }
    this.#files.delete(file);
    this.#left = [...new Set([...this.#left, name])];
  }

  /** The state that `list` found, plus the changes by this process since then. */
  state(): SpoolState {
    const left = this.#left.map((name) => join(this.folder, name));
    return { waiting: this.#files.size, left, unreadable: this.#unreadable };
  }

  /**
   * Writes a file and deletes it, which also shows `doctor` that a running instance replays the folder. It does not
   * list the folder, because it runs every second during an outage.
   * @returns the reason why a lead would not fit, such as ENOSPC; null if a lead would fit
   */
  try(): string | null {
    const trial = join(this.folder, `${newName()}.part`);
    try {
      makeFolder(this.folder);
      writeFileSync(trial, Buffer.alloc(trialBytes, "-"), { flag: "wx", mode: 0o600 });
      return null;
    } catch (error) {
      return codeOf(error);
    } finally {
      remove(trial);
    }
  }
}

/** The previous error is the one that matters. */
function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The disk is read-only, or the folder belongs to another user.
  }
}

/** Names sort by time, to the microsecond. */
function newName(): string {
  return `${(performance.timeOrigin + performance.now()).toFixed(3)}-${randomUUID()}`;
}

/** Reads the whole spool; only for commands, not for a serving process. */
export function inspectSpool(folder: string): SpoolState {
  const spool = new Spool(folder);
  spool.list();
  return spool.state();
}

/** A running instance writes into its folder more often than this, see `Spool.try`. */
const idleMs = 60_000;

/**
 * The spools next to this one, and the default one, that contain leads but are not in use by a running instance: the
 * instance is gone, or had another SPOOL_DIR. They are not replayed here, because they may belong to another site.
 * @returns a sentence for each spool, for an operator
 */
export function listForgotten(own: string, defaultFolder: string | null): string[] {
  const parent = dirname(resolve(own));
  const names = listFolder(parent);
  const beside = names instanceof Unreadable ? [] : names.map((name) => join(parent, name));
  const folders = new Set(defaultFolder === null ? beside : [...beside, resolve(defaultFolder)]);
  return [...folders].flatMap((folder) => {
    const stat = statOf(folder);
    if (folder === resolve(own) || stat === null || stat instanceof Unreadable || !stat.isDirectory()) return [];
    // A time in the future isn't a sign of life, because the clock was wrong.
    if (Math.abs(Date.now() - stat.mtimeMs) < idleMs) return [];
    const { waiting, left, unreadable } = inspectSpool(folder);
    const closed = unreadable.filter(({ path }) => path !== folder).length;
    if (waiting + left.length + closed === 0) return [];
    const owner = closed === 0 ? "" : `; ${closed} of its files can't be read by this user: ${chownLine(folder)}`;
    return `${waiting} leads wait in ${folder}, which no running instance uses: an instance that starts with SPOOL_DIR=${shellWord(folder)} stores them${owner}`;
  });
}
