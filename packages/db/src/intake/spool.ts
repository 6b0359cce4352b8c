import { randomUUID } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { syncToDisk, writeDurably } from "../files/disk.ts";
import { codeOf, type Unreadable } from "../files/look.ts";
import { makeFolder, requireFolder } from "../files/own-folder.ts";
import { StorageFault } from "../storage-fault.ts";
import type { AcceptedLead } from "./accepted-lead.ts";
import { inspectFile, listSpool, readSpoolFile, type SpoolLine, toLine } from "./spool-files.ts";

/** Writing a file takes less. */
const partMs = 60_000;
/** The longest lead fits. */
const trialBytes = 64 * 1024;

/**
 * Stores leads that the database can't take, in files that only their owner may read. An append is its own file
 * that appears complete and never changes. So several processes may share the folder without a lock: each may replay
 * any file, and a lead that two of them replay is stored once. Waiting leads are counted when they change, because a probe
 * that read the folder would stall the server in an outage.
 */
export class Spool {
  readonly folder: string;
  /** The references of each file that waits, or why it can't be read. */
  readonly #files = new Map<string, readonly string[] | Unreadable>();
  /** Files with lines that could not be stored. */
  #left = 0;

  /** @throws Error with one sentence for people if the folder can't be used; a full disk is accepted */
  constructor(folder: string) {
    this.folder = resolve(folder);
    requireFolder("spool", this.folder, "SPOOL_DIR");
  }

  /** Writes a lead; it is durable when this returns. @throws StorageFault if it is not, and must not be acknowledged */
  append(lead: AcceptedLead): void {
    try {
      makeFolder(this.folder);
      this.#files.set(this.#write([toLine(lead)], "taken"), [lead.reference]);
    } catch (error) {
      throw new StorageFault(codeOf(error), "The spool can't be written.", { cause: error });
    }
  }

  /** The files to replay, oldest first. @param again whether also those with lines that could not be stored before */
  list({ again = false } = {}): string[] {
    const [taken, left] = [listSpool(this.folder, "taken"), listSpool(this.folder, "left")];
    for (const file of this.#files.keys()) if (!taken.includes(file)) this.#files.delete(file);
    for (const file of taken)
      if (!Array.isArray(this.#files.get(file))) this.#files.set(file, inspectFile(join(this.folder, file)));
    this.#left = left.length;
    return again ? [...left, ...taken] : taken;
  }

  read(file: string): SpoolLine[] | Unreadable {
    return readSpoolFile(join(this.folder, file));
  }

  /** Deletes a file whose leads are stored. @param left lines that could not be stored, which are set aside */
  finish(file: string, left: readonly string[] = []): void {
    if (left.length > 0) this.#write(left, "left");
    rmSync(join(this.folder, file), { force: true });
    this.#files.delete(file);
  }

  /** The waiting leads that this process knows of. A lead that was sent again meanwhile is in the spool twice. */
  state(): { waiting: number; left: number; unreadable: Unreadable[] } {
    const files = [...this.#files.values()];
    const waiting = new Set(files.flatMap((file) => (Array.isArray(file) ? file : [])));
    const unreadable = files.filter((file): file is Unreadable => !Array.isArray(file));
    return { waiting: waiting.size, left: this.#left, unreadable };
  }

  /**
   * Writes a file and deletes it, by which `doctor` also sees that a running instance replays the folder; and deletes
   * partial files of killed processes. @returns why a lead would not fit, such as ENOSPC; null if it would
   */
  try(): string | null {
    const trial = join(this.folder, `${newName()}.part`);
    try {
      for (const name of listSpool(this.folder, "part"))
        if (Number.parseFloat(name) < Date.now() - partMs) rmSync(join(this.folder, name), { force: true });
      makeFolder(this.folder);
      writeFileSync(trial, Buffer.alloc(trialBytes, "-"), { flag: "wx", mode: 0o600 });
      return null;
    } catch (error) {
      return codeOf(error);
    } finally {
      remove(trial);
    }
  }

  #write(lines: readonly string[], ending: "taken" | "left"): string {
    const name = newName();
    const part = join(this.folder, `${name}.part`);
    try {
      writeDurably(part, lines.map((line) => `${line}\n`).join(""));
      renameSync(part, join(this.folder, `${name}.${ending}`));
      syncToDisk(this.folder);
      return `${name}.${ending}`;
    } catch (error) {
      remove(part);
      throw error;
    }
  }
}

/** The error before is the one that counts. */
function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Of a read-only disk, or of a folder that is another user's.
  }
}

/** Names sort by time, to the microsecond. */
function newName(): string {
  return `${(performance.timeOrigin + performance.now()).toFixed(3)}-${randomUUID()}`;
}
