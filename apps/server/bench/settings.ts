import type { LoadProcess } from "./load.ts";

/** The settings of every comparison. */
export type Settings = {
  /** Folder for data; each comparison names its own files in it. */
  folder: string;
  rounds: number;
  /** Seconds of load for each side and round. */
  seconds: number;
  /** Seconds of load for each side before its memory is read. */
  memorySeconds: number;
  connections: number;
  load: LoadProcess;
};

/** Thrown by a comparison that this machine can't run; its message says why. */
export class Skipped extends Error {}
