import { randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { AcceptedLead } from "../leads/accepted-lead.ts";
import { StorageFault } from "../storage-fault.ts";
import { syncToDisk } from "../sync-to-disk.ts";
import { listSpool, listVersioned, readSpoolFile, spoolNames } from "./folder.ts";
import { toLine } from "./line.ts";
import { SpoolReserve } from "./reserve.ts";

/**
 * Where leads wait that the database can't take: files in a folder, readable by their owner only. Several processes may
 * share it without a lock. All append to one file; whoever stores its leads takes it away first, under another name, and
 * whoever has just appended looks whether the file was still there, and else appends once more: twice is once, by the key.
 */
export class Spool {
  readonly folder: string;
  readonly #live: string;
  readonly #reserve: SpoolReserve;

  /** @throws Error with one sentence for people when the folder can't be used; a full disk is no reason */
  constructor(folder: string) {
    this.folder = resolve(folder);
    this.#live = join(this.folder, spoolNames.live);
    this.#reserve = new SpoolReserve(join(this.folder, spoolNames.reserve));
    try {
      this.#open();
    } catch (error) {
      if (!isFull(error))
        throw new Error(`The spool ${this.folder} can't be written. Check its owner, or set SPOOL_DIR.`);
    }
    this.refill();
  }

  /**
   * When this returns, the leads are on disk: all with one sync.
   * @throws StorageFault when they are not; then nothing is promised
   */
  append(leads: readonly AcceptedLead[]): void {
    // A torn line before it, if there is one, ends here.
    const bytes = Buffer.from(`\n${leads.map(toLine).join("")}`);
    for (;;) {
      try {
        while (!this.#write(bytes)) {}
        return;
      } catch (error) {
        if (isFull(error) && this.#reserve.release()) continue;
        throw new StorageFault(codeOf(error), "The spool can't be written.", { cause: error });
      }
    }
  }

  /** Takes all that waits, so that nothing is appended to it any more. @returns the files, oldest first */
  take(): readonly string[] {
    if (existsSync(this.#live) && statSync(this.#live).size > 0) {
      // Names are in the order of time, to the microsecond.
      const time = (performance.timeOrigin + performance.now()).toFixed(3);
      renameIfThere(this.#live, join(this.folder, `${time}-${randomUUID()}${spoolNames.taken}`));
    }
    for (const name of listVersioned(this.folder).readable)
      renameIfThere(join(this.folder, name), join(this.folder, name.replace(/\.v\d+$/, spoolNames.taken)));
    return listSpool(this.folder, spoolNames.taken);
  }

  /** @returns the leads of a file that was taken, and how many of its lines are damaged */
  read(file: string): ReturnType<typeof readSpoolFile> {
    return readSpoolFile(join(this.folder, file));
  }

  /** All leads of this file are stored. */
  finish(file: string): void {
    rmSync(join(this.folder, file), { force: true });
  }

  /** Some lines of this file can't be stored. @param version of the release that can; null: a person has to look */
  setAside(file: string, version: number | null = null): void {
    const path = join(this.folder, file);
    const ending = version === null ? spoolNames.left : `.v${version}`;
    renameIfThere(path, path.slice(0, -spoolNames.taken.length) + ending);
  }

  /** Makes the reserve whole again. */
  refill(): void {
    this.#reserve.fill();
  }

  #open(): number {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    const handle = openSync(this.#live, "a", 0o600);
    if (fstatSync(handle).size === 0) for (const folder of [this.folder, dirname(this.folder)]) syncToDisk(folder);
    return handle;
  }

  /** @returns false: somebody took the file meanwhile, perhaps before these bytes were in it */
  #write(bytes: Buffer): boolean {
    const handle = this.#open();
    try {
      for (let written = 0; written < bytes.length; ) written += writeSync(handle, bytes, written);
      fsyncSync(handle);
      const [own, found] = [fstatSync(handle), statSync(this.#live, { throwIfNoEntry: false })];
      return own.ino === found?.ino && own.dev === found.dev;
    } finally {
      closeSync(handle);
    }
  }
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    // Another process was faster.
    if (codeOf(error) !== "ENOENT") throw error;
  }
}

function isFull(error: unknown): boolean {
  return ["ENOSPC", "EDQUOT"].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
