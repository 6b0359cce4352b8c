import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, writeSync } from "node:fs";

const bytesMax = 1024 * 1024;
const stepBytes = 64 * 1024;

/**
 * Preallocates a mebibyte of disk, and releases it in steps when the disk is full: room for some hundred leads. Several
 * processes may share the file.
 */
export class SpoolReserve {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** Grows the file to its full size, or as far as the disk allows. */
  fill(): void {
    this.#with((handle, bytes) => {
      // Writes real zeros, because a sparse file would reserve no blocks.
      if (bytes < bytesMax) writeSync(handle, Buffer.alloc(bytesMax - bytes), 0, bytesMax - bytes, bytes);
      fsyncSync(handle);
    });
  }

  /** Releases one step. @returns false if nothing was left to release */
  release(): boolean {
    return this.#with((handle, bytes) => ftruncateSync(handle, Math.max(bytes - stepBytes, 0)));
  }

  /** @returns false if the file was empty or can't be used */
  #with(work: (handle: number, bytes: number) => void): boolean {
    try {
      const handle = openSync(this.#file, "a+", 0o600);
      try {
        const { size } = fstatSync(handle);
        work(handle, size);
        return size > 0;
      } finally {
        closeSync(handle);
      }
    } catch {
      // Ignored, because a lead must not fail for want of a reserve.
      return false;
    }
  }
}
