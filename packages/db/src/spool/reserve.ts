import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, writeSync } from "node:fs";

const bytesMax = 1024 * 1024;
const stepBytes = 64 * 1024;

/**
 * Occupies a mebibyte of the disk while there is room, to give it up in steps when there is none: room for some hundred
 * leads. Several processes may share it.
 */
export class SpoolReserve {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** Makes it as large as it should be, or as it can be. */
  fill(): void {
    this.#with((handle, bytes) => {
      // Zeros that are really written: a file with a hole in it occupies nothing.
      if (bytes < bytesMax) writeSync(handle, Buffer.alloc(bytesMax - bytes), 0, bytesMax - bytes, bytes);
      fsyncSync(handle);
    });
  }

  /** Gives up one step; false: there is nothing left. */
  release(): boolean {
    return this.#with((handle, bytes) => ftruncateSync(handle, Math.max(bytes - stepBytes, 0)));
  }

  /** False: the file was empty, or can't be used. */
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
      // A reserve is worth having, not worth failing for.
      return false;
    }
  }
}
