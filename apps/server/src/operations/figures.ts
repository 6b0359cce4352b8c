import type { LeadIntake } from "@site/db/intake/intake";
import { countLeadsByStatus, readAnswering } from "@site/db/leads/stats";
import type { Db } from "@site/db/open";
import { readCanaryArrival, readUndelivered, readUnheard } from "@site/db/outbox/health";
import type { Publication } from "../pages/publication.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The figures of `/metrics` about leads and outbox. */
export async function readFigures(db: Db) {
  return {
    leads: await countLeadsByStatus(db),
    recent: await countLeadsByStatus(db, new Date(Date.now() - dayMs).toISOString()),
    undelivered: await readUndelivered(db),
    canary: await readCanaryArrival(db),
    unheard: await readUnheard(db),
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
  /** Where the last drill is recorded. */
  dataFolder: string | null;
  /** Where the database is, for people. */
  database: string;
  /** The number of lines of the log that could not be written. */
  linesLost: () => number;
  /** Sentences for the operator that hold since the start. */
  notes?: readonly string[];
};

/** A warning that emails may be delivered but not read. null: someone presses their buttons */
export function unheardWarning(unheard: Awaited<ReturnType<typeof readUnheard>>): string | null {
  if (unheard === null) return null;
  const { leads, since } = unheard;
  return `the office was notified of ${leads} leads since ${since}, and no one has recorded the result of one: are the emails in a spam folder?`;
}

/** So that counting takes a twentieth of the time at most, however many leads there are and however often it is asked. */
const keptPerCost = 20;

/** Figures that are kept for a multiple of the time that counting them took. */
export function keepFigures(read: () => Promise<Figures>): () => Promise<Figures> {
  let [counting, freshUntil]: [Promise<Figures> | null, number] = [null, 0];
  return () => {
    if (counting !== null && performance.now() < freshUntil) return counting;
    const began = performance.now();
    freshUntil = Number.POSITIVE_INFINITY;
    counting = read();
    counting.then(
      () => {
        freshUntil = performance.now() + keptPerCost * (performance.now() - began);
      },
      // A failed count is repeated at the next request.
      () => {
        freshUntil = 0;
      },
    );
    return counting;
  };
}
