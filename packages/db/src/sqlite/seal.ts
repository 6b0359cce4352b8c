import { fstatSync, openSync, readSync } from "node:fs";

/** The position of `user_version` in the header of a database file. See https://www.sqlite.org/fileformat.html */
const countAt = 60;
/**
 * The positions and lengths of three values in the file `-shm`: the log's salts, and how many of the log's frames a
 * checkpoint has copied and has tried to copy. See https://sqlite.org/walformat.html
 */
const marksAt = [
  [32, 8],
  [96, 4],
  [128, 4],
] as const;
const [, backfillAt, attemptedAt] = marksAt;

type State = { file: string; marks: string };

/**
 * Notices that another program has written into the open database file, as `cp` and `rsync --inplace` do. SQLite would
 * continue with its cache and its log, and after a restart, nothing that it had committed could be read.
 * In WAL mode, only a checkpoint writes into the database file, and it changes the marks first. So if the file has
 * changed but the marks haven't, another program has written into the file.
 * Each check of the storage also raises `user_version` in the file's header. The file was replaced if the value is
 * lower than at the last check, or higher than the value that SQLite finds in the file and the log together.
 * The two files are never closed here, because closing them would release SQLite's locks on the same files.
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

  /** @returns null while a checkpoint is running */
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
