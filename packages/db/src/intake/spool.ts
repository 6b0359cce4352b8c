import { randomUUID } from "node:crypto";
import { renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { syncToDisk } from "../files/disk.ts";
import { codeOf, type Unreadable } from "../files/look.ts";
import { makeFolder, requireFolder } from "../files/own-folder.ts";
import { StorageFault } from "../storage-fault.ts";
import type { AcceptedLead } from "./accepted-lead.ts";
import { listForgotten, listSpool, readSpoolFile, type SpoolLine, toLine } from "./spool-files.ts";

/** Writing a file takes less. */
const partMs = 60_000;

/**
 * Stores leads that the database can't take, in files that only their owner may read. An append is a file of its own
 * that appears complete and never changes. So several processes may share the folder without a lock: each may replay
 * any file, and a lead that two of them replay is stored once.
 */
export class Spool {
  readonly folder: string;
  readonly #defaultFolder: string | null;

  /**
   * @param defaultFolder where a site without SPOOL_DIR has its spool
   * @throws Error with one sentence for people if the folder can't be used; a full disk is accepted
   */
  constructor(folder: string, defaultFolder: string | null = null) {
    this.folder = resolve(folder);
    this.#defaultFolder = defaultFolder;
    requireFolder("spool", this.folder, "SPOOL_DIR");
  }

  /**
   * Writes the leads with one fsync of the file and one of its folder; they are durable when this returns.
   * @throws StorageFault if they are not durable; the leads must not be acknowledged then
   */
  append(leads: readonly AcceptedLead[]): void {
    try {
      makeFolder(this.folder);
      this.#write(leads.map(toLine), "taken");
    } catch (error) {
      throw new StorageFault(codeOf(error), "The spool can't be written.", { cause: error });
    }
  }

  /** The files to replay, oldest first. @param again whether also those with lines that could not be stored before */
  list({ again = false } = {}): string[] {
    return [...(again ? listSpool(this.folder, "left") : []), ...listSpool(this.folder, "taken")];
  }

  read(file: string): SpoolLine[] | Unreadable {
    return readSpoolFile(join(this.folder, file));
  }

  /** Deletes a file whose leads are stored. @param left lines that could not be stored, which are set aside */
  finish(file: string, left: readonly string[] = []): void {
    if (left.length > 0) this.#write(left, "left");
    rmSync(join(this.folder, file), { force: true });
  }

  /** Tells other instances that this one replays the folder, and deletes what dying processes began to write. */
  markInUse(): void {
    const now = new Date();
    try {
      for (const name of listSpool(this.folder, "part"))
        if (Number.parseFloat(name) < now.getTime() - partMs) rmSync(join(this.folder, name), { force: true });
      utimesSync(this.folder, now, now);
    } catch {
      // Ignored, because a folder that can't be written is reported by the first append.
    }
  }

  /** Folders of spools with leads that no running instance replays. */
  listForgotten(): string[] {
    return listForgotten(this.folder, this.#defaultFolder);
  }

  #write(lines: readonly string[], ending: "taken" | "left"): void {
    const name = newName();
    const part = join(this.folder, `${name}.part`);
    try {
      const text = lines.map((line) => `${line}\n`).join("");
      writeFileSync(part, text, { flag: "wx", mode: 0o600, flush: true });
      renameSync(part, join(this.folder, `${name}.${ending}`));
      syncToDisk(this.folder);
    } catch (error) {
      rmSync(part, { force: true });
      throw error;
    }
  }
}

/** Names sort by time, to the microsecond. */
function newName(): string {
  return `${(performance.timeOrigin + performance.now()).toFixed(3)}-${randomUUID()}`;
}
