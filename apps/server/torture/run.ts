import type { Verdict } from "./verdict.ts";

export type RunOptions = {
  /** Folder for everything that the run writes. */
  folder: string;
  /** How often each fault strikes. */
  strikes: number;
  /** The run strikes no more after this time. */
  secondsMax: number;
  print: (line: string) => void;
};

/** skipped: faults that this machine or user can't cause, with the reason */
export type Outcome = { verdicts: readonly Verdict[]; skipped: readonly string[] };

/** As many people as send a lead at once on a very busy day. */
export const visitorCount = 8;
