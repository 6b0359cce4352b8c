import { countLeadsByStatus, readAnswering } from "@site/db/leads/stats";
import type { Db } from "@site/db/open";
import { readCanaryArrival, readUndelivered, readUnheard } from "@site/db/outbox/health";

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

/** That emails may reach a server and no one's eyes, in a sentence. null: someone presses */
export function unheardWarning(unheard: Awaited<ReturnType<typeof readUnheard>>): string | null {
  if (unheard === null) return null;
  const { leads, since } = unheard;
  return `the office was told of ${leads} leads since ${since}, and no one has recorded the result of one: are the emails in a spam folder?`;
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
      // A failure is asked for again at once.
      () => {
        freshUntil = 0;
      },
    );
    return counting;
  };
}
