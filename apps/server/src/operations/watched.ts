import type { LeadIntake } from "@site/db/intake/intake";
import type { Db } from "@site/db/open";
import type { Figures } from "./figures.ts";

/** The lead storage. */
export type Storage = Pick<LeadIntake, "readiness">;

export type Watched = {
  db: Db;
  storage: Storage;
  readFigures: () => Promise<Figures>;
  /** Whether all pages have been rendered since the start. */
  isWarm: () => boolean;
  /** Where the last drill is recorded. */
  dataFolder: string | null;
  /** The number of lines of the log that could not be written. */
  linesLost: () => number;
};
