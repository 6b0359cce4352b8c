import { Worker } from "node:worker_threads";
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
  return `the office was told of ${leads} leads since ${since}, and nobody has said what became of one: are the mails in a spam folder?`;
}

/**
 * Figures that are counted in a thread, because with a million leads that takes a second, in which a database in a file
 * would stall all visitors. They are kept for twenty times as long as the count took.
 */
export function figuresOfFile(databaseUrl: string): () => Promise<Figures> {
  let [counting, freshUntil]: [Promise<Figures> | null, number] = [null, 0];
  return () => {
    if (counting !== null && performance.now() < freshUntil) return counting;
    freshUntil = Number.POSITIVE_INFINITY;
    counting = countInThread(databaseUrl).then(
      ({ figures, ms }) => {
        freshUntil = performance.now() + keptPerCost * ms;
        return figures;
      },
      (error) => {
        // A failure is asked for again at once.
        freshUntil = 0;
        throw error;
      },
    );
    return counting;
  };
}

const keptPerCost = 20;

/** ms: the time of the count without that of the thread's start, which is long on a busy machine. */
export type Counted = { figures: Figures; ms: number };

function countInThread(databaseUrl: string): Promise<Counted> {
  const { promise, resolve, reject } = Promise.withResolvers<Counted>();
  const worker = new Worker(new URL("./figures-thread.ts", import.meta.url), { workerData: databaseUrl });
  worker.once("message", resolve);
  worker.once("error", reject);
  worker.once("exit", () => reject(new Error("The thread that counts has ended.")));
  worker.unref();
  return promise;
}
