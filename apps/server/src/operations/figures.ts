import type { LeadIntake } from "@site/db/intake/intake";
import { countLeadsByStatus, readAnswering } from "@site/db/leads/stats";
import type { Db } from "@site/db/open";
import { readCanaryArrival, readUndelivered } from "@site/db/outbox/health";
import type { Publication } from "../pages/publication.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The figures of `/metrics` about leads and the outbox. */
export async function readFigures(db: Db) {
  return {
    leads: await countLeadsByStatus(db),
    recent: await countLeadsByStatus(db, new Date(Date.now() - dayMs).toISOString()),
    undelivered: await readUndelivered(db),
    canary: await readCanaryArrival(db),
    ...(await readAnswering(db)),
  };
}

export type Figures = Awaited<ReturnType<typeof readFigures>>;

/** The lead storage. */
export type Storage = Pick<LeadIntake, "readiness">;

export type Watched = {
  db: Db;
  storage: Storage;
  readFigures: () => Promise<Figures>;
  publication: Pick<Publication, "state">;
  /** The place of the last drill's record. */
  dataFolder: string | null;
  /** The database's location, for people. */
  database: string;
  /** The number of lines of the log that could not be written. */
  linesLost: () => number;
  /** Sentences for the operator that have been true since the start. */
  notes?: readonly string[];
};

const keptMs = 10_000;

/** Figures that are counted once for all callers within ten seconds. After a failure they are counted again at once. */
export function keepFigures(read: () => Promise<Figures>): () => Promise<Figures> {
  let [counted, at]: [Promise<Figures> | null, number] = [null, 0];
  return () => {
    if (counted !== null && performance.now() - at < keptMs) return counted;
    at = Infinity;
    counted = read();
    counted.then(
      () => {
        at = performance.now();
      },
      () => {
        counted = null;
      },
    );
    return counted;
  };
}
