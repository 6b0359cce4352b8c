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
import { StorageFault } from "../storage-fault.ts";
import { syncToDisk } from "../sync-to-disk.ts";
import type { AcceptedLead } from "./accepted-lead.ts";
import { listSpool, listVersioned, readSpoolFile, spoolNames } from "./spool-folder.ts";
import { toLine } from "./spool-line.ts";
import { SpoolReserve } from "./spool-reserve.ts";

/**
 * Stores leads that the database can't take, in files that only their owner may read. Several processes share the
 * folder without a lock: all append to one live file, and a process that replays leads renames this file first. After
 * an append, the writer checks that its file still has the live name, and otherwise appends again; the duplicate is
 * harmless, because the idempotency key is unique.
 */
export class Spool {
  readonly folder: string;
  readonly #live: string;
  readonly #reserve: SpoolReserve;

  /** @throws Error with one sentence for people if the folder can't be used; a full disk is accepted */
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
   * Appends the leads with one fsync; they are durable when this returns.
   * @throws StorageFault if they are not durable; the leads must not be acknowledged then
   */
  append(leads: readonly AcceptedLead[]): void {
    // The first line break ends a torn line before it.
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

  /** Renames the live file, which ends appends to it. @returns all files to replay, oldest first */
  take(): readonly string[] {
    if (existsSync(this.#live) && statSync(this.#live).size > 0) {
      // Names sort by time, to the microsecond.
      const time = (performance.timeOrigin + performance.now()).toFixed(3);
      renameIfThere(this.#live, join(this.folder, `${time}-${randomUUID()}${spoolNames.taken}`));
    }
    for (const name of listVersioned(this.folder).readable)
      renameIfThere(join(this.folder, name), join(this.folder, name.replace(/\.v\d+$/, spoolNames.taken)));
    return listSpool(this.folder, spoolNames.taken);
  }

  /** @returns the leads of a taken file, and the number of its damaged lines */
  read(file: string): ReturnType<typeof readSpoolFile> {
    return readSpoolFile(join(this.folder, file));
  }

  /** Deletes a file whose leads are all stored. */
  finish(file: string): void {
    rmSync(join(this.folder, file), { force: true });
  }

  /** Sets aside a file with lines that can't be stored. @param version of the release that can; null: none known */
  setAside(file: string, version: number | null = null): void {
    const path = join(this.folder, file);
    const ending = version === null ? spoolNames.left : `.v${version}`;
    renameIfThere(path, path.slice(0, -spoolNames.taken.length) + ending);
  }

  /** Restores the reserve to its full size. */
  refill(): void {
    this.#reserve.fill();
  }

  #open(): number {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    const handle = openSync(this.#live, "a", 0o600);
    if (fstatSync(handle).size === 0) for (const folder of [this.folder, dirname(this.folder)]) syncToDisk(folder);
    return handle;
  }

  /** @returns false: another process renamed the file meanwhile, perhaps before these bytes were in it */
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
    // Another process has renamed the file.
    if (codeOf(error) !== "ENOENT") throw error;
  }
}

function isFull(error: unknown): boolean {
  return ["ENOSPC", "EDQUOT"].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
