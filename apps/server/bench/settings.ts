import type { LoadProcess } from "./load.ts";

/** What every comparison is given. */
export type Settings = {
  /** For data; a comparison makes files in it under names of its own. */
  folder: string;
  rounds: number;
  /** Of load, a side and round. */
  seconds: number;
  /** Of load, a side, before the memory is looked at. */
  memorySeconds: number;
  connections: number;
  load: LoadProcess;
  /** What goes on, for the person who waits. */
  say: (line: string) => void;
};
