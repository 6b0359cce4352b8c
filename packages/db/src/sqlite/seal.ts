import { fstatSync, openSync, readSync } from "node:fs";

/** The position of `user_version` in the header of a database file: https://www.sqlite.org/fileformat.html */
const countAt = 60;
/** Positions and lengths in the log's index: salts, two counts of copied pages. https://sqlite.org/walformat.html */
const marksAt = [
  [32, 8],
  [96, 4],
  [128, 4],
] as const;
const [, backfillAt, attemptedAt] = marksAt;

type State = { file: string; marks: string };

/**
 * Notices that another program has written into the open database file, as `cp`, `cat >` and `rsync --inplace` do.
 * SQLite would continue with its cache and its log, and after a restart nothing that it had committed could be read.
 * In WAL mode only a checkpoint writes into the file, after it has changed the marks in the log's index. If the file
 * has changed and the marks have not, another program has written into the file. Each check of the storage also raises
 * `user_version` in the file's header. If the file's value is lower than at the last check, or higher than the value
 * that SQLite reads with its log, the file was replaced.
 * The handles are never closed, because closing them would end SQLite's locks on the same files in this process.
 */
export class Seal {
  readonly #file: number;
  readonly #index: number;
  #state: State | null = null;
  #count = 0;

  constructor(location: string) {
    this.#file = openSync(location, "r");
    this.#index = openSync(`${location}-shm`, "r");
  }

  isBroken(readCount: () => number): boolean {
    const former = this.#state;
    const found = this.#read();
    // The file and the marks can't be compared while a checkpoint runs.
    if (found === null) this.#state = null;
    if (found === null || (found.file === former?.file && found.marks === former.marks)) return false;
    if (found.file !== former?.file) {
      if (found.marks === former?.marks) return true;
      const count = this.#bytes(this.#file, countAt, 4).readInt32BE();
      if (count < this.#count || count > readCount()) return true;
      this.#count = count;
    }
    this.#state = found;
    return false;
  }

  /** @returns null while a checkpoint runs */
  #read(): State | null {
    const before = this.#marks();
    const { mtimeNs, size } = fstatSync(this.#file, { bigint: true });
    const marks = this.#marks();
    const [backfill, attempted] = [backfillAt, attemptedAt].map(([at, length]) => this.#bytes(this.#index, at, length));
    return before === marks && backfill?.equals(attempted ?? backfill) ? { file: `${mtimeNs} ${size}`, marks } : null;
  }

  #marks(): string {
    return marksAt.map(([at, length]) => this.#bytes(this.#index, at, length).toString("hex")).join(" ");
  }

  #bytes(handle: number, at: number, length: number): Buffer {
    const bytes = Buffer.alloc(length);
    readSync(handle, bytes, 0, length, at);
    return bytes;
  }
}
