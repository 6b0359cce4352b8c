import type { LeadIntake } from "@site/db/intake/intake";
import type { Db } from "@site/db/open";

/** The lead storage. */
export type Storage = Pick<LeadIntake, "readiness">;

export type Watched = {
  db: Db;
  storage: Storage;
  /** Whether all pages have been rendered since the start. */
  isWarm: () => boolean;
  /** Where the last drill is recorded. */
  dataFolder: string | null;
  /** The number of lines of the log that could not be written. */
  linesLost: () => number;
};
