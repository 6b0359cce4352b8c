import type { LeadIntake } from "@site/db/intake/intake";
import type { Db } from "@site/db/open";
import type { Publication } from "../pages/publication.ts";
import type { Figures } from "./figures.ts";

/** The lead storage. */
export type Storage = Pick<LeadIntake, "readiness">;

export type Watched = {
  db: Db;
  storage: Storage;
  readFigures: () => Promise<Figures>;
  publication: Pick<Publication, "state">;
  /** Where the last drill is recorded. */
  dataFolder: string | null;
  /** Where the database is, for people. */
  database: string;
  /** The number of lines of the log that could not be written. */
  linesLost: () => number;
};
